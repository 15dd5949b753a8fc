// Another page as a document. The older way of asking parses it in the browser, without any text that becomes markup here.
export const pageAt = (address) =>
  new Promise((resolve, reject) => {
    const asking = new XMLHttpRequest();
    asking.open("GET", address);
    asking.responseType = "document";
    asking.timeout = 15_000;
    asking.onload = () => (asking.status === 200 ? resolve(asking.response) : reject(new Error(`status ${asking.status}`)));
    asking.onerror = asking.ontimeout = asking.onabort = () => reject(new Error("no answer"));
    asking.send();
  });
