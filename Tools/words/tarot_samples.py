#!/usr/bin/env python3
"""Writes docs/samples/tarot anew: twenty readings, ten of three cards and ten Celtic Crosses, asked of a server that the command starts. The
question and the seed of each stand in its first line, so the same readings come again until the texts change.

Usage: tarot_samples.py [PATH-OF-ASTRONOVA]     without a path: .build/release/astronova
"""
import importlib.util
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUESTIONS = [
    "Should I take the job in another city?",
    "Why do we keep having the same argument?",
    "What do I need to see about my work right now?",
    "How can I start painting again?",
    "Will he come back?",
    "How do I deal with my debts this year?",
    "Should I move in with her?",
    "What is this tiredness about?",
    "How do I speak with my mother about the house?",
    "",
]


def samples():
    """The tool beside this one, which starts servers."""
    spec = importlib.util.spec_from_file_location("samples", ROOT / "Tools/words/samples.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    tool = samples()
    command = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/astronova")
    folder = ROOT / "docs/samples/tarot"
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    with tool.served(command) as address:
        for spread, name in (("threeCard", "three cards"), ("celtic", "a Celtic Cross")):
            for question in QUESTIONS:
                number += 1
                seed = f"sample-{number}"
                body = {"question": question, "spreadKey": spread, "sessionSeed": seed, "ritual": {"knocks": 3, "cutPosition": 31}}
                told = tool.asked(address + "/api/tarot-reading", body)
                if told["provider"] != "local-composer":
                    sys.exit(f"{seed}: {told['provider']}")
                head = f"*{name}, seed {seed}, three knocks, cut at 31. Asked: {question or 'nothing'}*"
                lines = [f"# {question or 'What do the cards show?'}", told["reading"]]
                (folder / f"{number:02}.md").write_text("\n\n".join([head, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
