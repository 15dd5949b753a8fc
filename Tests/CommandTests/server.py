"""A server of the executable under test, on a port of the system's choice."""
import contextlib
import re
import subprocess
import tempfile


@contextlib.contextmanager
def running(binary, environment=None):
    """Starts a server, gives its address, and stops it. `environment` replaces the one of the tests."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--data", folder, "--limits", "off", "--password-cost", "10"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, cwd=folder, env=environment)
        try:
            found = re.search(rb":(\d+) ", process.stdout.readline())
            if not found:
                raise RuntimeError("the server did not say where it is")
            yield f"http://127.0.0.1:{int(found[1])}"
        finally:
            process.terminate()
            process.wait(timeout=30)
            process.stdout.close()
