// Asks a wasm module the questions of standard input, one line each, and writes its answers. The module gets no imports.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [name, ...numbers] = line.split(" ");
  console.log(BigInt.asUintN(64, instance.exports[name](...numbers.map(Number))).toString());
}
