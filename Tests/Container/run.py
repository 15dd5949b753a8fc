#!/usr/bin/env python3
"""Runs the commands of the Dockerfile without an engine: each stage in a root of its own that debootstrap makes of Debian bookworm.

    python3 Tests/Container/run.py --binary .build/release/astronova     as root, on Debian or Ubuntu with debootstrap; some minutes

What a layer would be is a folder here. Of the stage that builds, the packages are installed and looked for; Swift's own image and the build
itself are left out, and the executable that is given stands for what it makes. Of the other stage everything is done: the packages, the user,
the folder of data, the copies, the start as that user with the environment of the image, its check of health, and the end by its signal. A
second start finds the data of the first. What is not as the file says ends the run with one line.
"""
import argparse
import json
import os
import pathlib
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUITE = "bookworm"


def stages(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Each stage: what it is made from, and its instructions."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in joined.splitlines():
        name, rest = line.split(None, 1)
        if name == "FROM":
            found.append((rest, []))
        elif found:
            found[-1][1].append((name, rest))
    return found


def complain(message: str) -> None:
    sys.exit(f"container: {message}")


class Stage:
    """A root in which commands are run."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
        self.user = "root"
        self.directory = "/"

    def bootstrap(self) -> None:
        print(f"a root of Debian {SUITE} in {self.folder}", flush=True)
        done = subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(self.folder)], capture_output=True, text=True)
        if done.returncode != 0:
            complain(f"debootstrap: {(done.stderr or done.stdout).strip().splitlines()[-1]}")

    def command(self, *words: str) -> list[str]:
        # With namespaces of its own: nothing that a command mounts or starts is left behind.
        script = f"mount -t proc proc /proc 2>/dev/null; cd {shlex.quote(self.directory)} && exec " + (
            "" if self.user == "root" else f"setpriv --reuid {self.user} --regid {self.user} --clear-groups ") + shlex.join(words)
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "chroot", str(self.folder), "/bin/bash", "-c", script]

    def run(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run(self.command(*words), env=self.environment, capture_output=True, text=True, timeout=1200)

    def must(self, *words: str) -> str:
        done = self.run(*words)
        if done.returncode != 0:
            complain(f"{shlex.join(words)[:120]}: {(done.stderr or done.stdout).strip()[-400:]}")
        return done.stdout

    def shell(self, line: str) -> None:
        print(f"RUN {line[:100]}", flush=True)
        self.must("/bin/sh", "-c", line)


def install_packages(stage: Stage, instructions: list[tuple[str, str]]) -> None:
    """The packages of the stage that builds, which must bring what the package's manifest asks for."""
    line = next(rest for name, rest in instructions if name == "RUN" and "apt-get install" in rest)
    stage.shell(line)
    for name in re.findall(r"--no-install-recommends ((?:[a-z0-9.+-]+ )+)", line)[0].split():
        stage.must("dpkg-query", "--show", name)
    for library in ("zlib", "sqlite3"):
        stage.must("pkg-config", "--exists", library)


def make_image(stage: Stage, instructions: list[tuple[str, str]], binary: pathlib.Path) -> dict[str, list[str]]:
    """Does everything that the last stage says; what says how it is started comes back."""
    how: dict[str, list[str]] = {}
    for name, rest in instructions:
        if name == "RUN":
            stage.shell(rest)
        elif name == "COPY":
            *sources, target = [word for word in rest.split() if not word.startswith("--")]
            place = stage.folder / target.lstrip("/")
            print(f"COPY {' '.join(sources)} {target}", flush=True)
            for source in sources:
                origin = binary if rest.startswith("--from") else ROOT / source
                into = place / origin.name if target.endswith("/") else place
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(origin, into)
                into.chmod(0o755 if rest.startswith("--from") else 0o644)
        elif name == "ENV":
            stage.environment.update(pair.split("=", 1) for pair in rest.split())
        elif name == "USER":
            stage.user = rest
        elif name == "WORKDIR":
            stage.directory = rest
        elif name in ("ENTRYPOINT", "CMD"):
            how[name] = json.loads(rest)
        elif name == "HEALTHCHECK":
            how[name] = json.loads(rest[rest.index("["):])
        elif name == "STOPSIGNAL":
            how[name] = [rest]
    return how


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def serve(stage: Stage, how: dict[str, list[str]]) -> None:
    """Starts it as the image would, waits until it calls itself healthy, asks it for something, and ends it."""
    # The port is the only thing that is not the image's: the machine may have something at 8080.
    stage.environment["ASTRONOVA_PORT"] = str(free_port())
    log = stage.folder / "server.log"
    with open(log, "w", encoding="utf-8") as out:
        process = subprocess.Popen(stage.command(*how["ENTRYPOINT"], *how["CMD"]), env=stage.environment, stdout=out, stderr=out)
        try:
            end = time.monotonic() + 60
            while stage.run(*how["HEALTHCHECK"]).returncode != 0:
                if process.poll() is not None or time.monotonic() > end:
                    complain(f"it is not healthy: {log.read_text(encoding='utf-8')[-400:]}")
                time.sleep(0.5)
            print("it is healthy", flush=True)
            said = stage.must(
                "bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$ASTRONOVA_PORT && printf 'GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && cat <&3")
            if not said.startswith("HTTP/1.1 200") or "<html" not in said:
                complain(f"the first page is {said[:80]!r}")
            # The server is the first and only child in its namespace, below unshare.
            children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
            for child in children:
                status = pathlib.Path(f"/proc/{child}/status").read_text()
                if f"Uid:\t{uid(stage)}\t" not in status:
                    complain(f"it does not run as {stage.user}")
            signal = getattr(__import__("signal"), how["STOPSIGNAL"][0])
            for child in children:
                os.kill(int(child), signal)
            process.wait(timeout=30)
            print(f"it ended by {how['STOPSIGNAL'][0]}", flush=True)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
    if stage.run(*how["HEALTHCHECK"]).returncode == 0:
        complain("its check of health says yes to a server that has ended")


def uid(stage: Stage) -> str:
    return next(line.split(":")[2] for line in (stage.folder / "etc/passwd").read_text().splitlines() if line.startswith(stage.user + ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", type=pathlib.Path, default=ROOT / ".build/release/astronova", help="what the first stage would have built")
    parser.add_argument("--folder", type=pathlib.Path, help="where the roots are made; a temporary folder otherwise")
    arguments = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        complain("this needs root and debootstrap")
    if not arguments.binary.is_file():
        complain(f"there is no {arguments.binary}; ./script/server builds it")
    (_, build), (base, image) = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    if not base.startswith(f"debian:{SUITE}"):
        complain(f"the last stage is made from {base}, and this makes {SUITE}")
    with tempfile.TemporaryDirectory(prefix="container-", dir=arguments.folder) as folder:
        base = Stage(pathlib.Path(folder) / "base")
        base.bootstrap()
        first, last = Stage(pathlib.Path(folder) / "build"), Stage(pathlib.Path(folder) / "image")
        for stage in (first, last):
            subprocess.run(["cp", "--archive", "--reflink=auto", str(base.folder), str(stage.folder)], check=True)
            shutil.copy("/etc/resolv.conf", stage.folder / "etc/resolv.conf")
        # What Swift's image brings beside Swift and this stage does not install by itself is not here: only the packages are tried.
        install_packages(first, build)
        how = make_image(last, image, arguments.binary.resolve())
        last.must("ldd", "/usr/local/bin/astronova")
        missing = [line for line in last.must("ldd", "/usr/local/bin/astronova").splitlines() if "not found" in line]
        if missing:
            complain(f"the image lacks {missing}")
        serve(last, how)
        keys = sorted(path.name for path in (last.folder / "data").iterdir())
        serve(last, how)
        if not keys or sorted(path.name for path in (last.folder / "data").iterdir()) != keys:
            complain(f"a second start does not find the data of the first: {keys}")
        print(f"all commands of the Dockerfile were run; the data is {', '.join(keys)}")


if __name__ == "__main__":
    main()
