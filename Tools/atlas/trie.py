"""The name index: a radix tree over folded names, written so that it is searched where it lies.

    node      = header label postings children
    header    = 1 byte: bit 7 has postings, bit 6 has children, bits 0-5 length of the label in bytes (63: a byte follows)
    label     = UTF-8 of the characters after the one that led here
    postings  = 3 bytes each, little-endian: bits 0-17 place, 18-19 kind, 20 a spelling follows, 21 last;
                the spelling is a length byte (0-127) and UTF-8; or 128 + n and n times position and character, the
                characters in which it differs from the key with capital first letters
    children  = varint count, then per child: first character (UTF-8), best importance (1 byte), varint size of its node;
                then the nodes in the same order, the most important first

The root's children are found through a table sorted by character, because thousands of characters begin a name.
"""


from names import capitalised


def varint(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _spelling(key, spelling):
    raw = spelling.encode()
    assert len(raw) < 128, spelling
    whole = bytes([len(raw)]) + raw
    rule = capitalised(key)
    if len(rule) != len(spelling):
        return whole
    changes = [(at, new) for at, (old, new) in enumerate(zip(rule, spelling)) if old != new]
    patch = bytes([0x80 | len(changes)]) + b"".join(bytes([at]) + new.encode() for at, new in changes)
    return min(whole, patch, key=len)


def _postings(key, items):
    out = bytearray()
    for index, (place, kind, spelling) in enumerate(items):
        word = place | kind << 18 | (1 << 20 if spelling else 0) | (1 << 21 if index == len(items) - 1 else 0)
        out += word.to_bytes(3, "little")
        if spelling:
            out += _spelling(key, spelling)
    return bytes(out)


class NameIndex:
    """Builds the tree from `entries`: {key: [(place, kind, spelling)]}, and `importance` of each place."""

    def __init__(self, entries, importance):
        self.keys = sorted(entries)
        self.entries = entries
        self.importance = importance
        self.node_count = 0

    def _node(self, low, high, depth):
        """The node of keys[low:high], which agree in their first `depth` characters: (bytes, best importance)."""
        self.node_count += 1
        keys = self.keys
        first, last = keys[low], keys[high - 1]
        end = depth
        while end < len(first) and end < len(last) and first[end] == last[end]:
            end += 1
        best, postings, start = 0, b"", low
        if len(first) == end:
            items = sorted(self.entries[first], key=lambda item: (-self.importance[item[0]], item))
            best = self.importance[items[0][0]]
            postings = _postings(first, items)
            start += 1
        children = self._children(start, high, end)
        label = first[depth:end].encode()
        header = (0x80 if postings else 0) | (0x40 if children else 0) | min(len(label), 63)
        out = bytearray([header])
        if len(label) >= 63:
            out.append(len(label))
        out += label + postings
        if children:
            out += varint(len(children))
            for character, importance, node in children:
                out += character.encode() + bytes([importance]) + varint(len(node))
                best = max(best, importance)
            for _, _, node in children:
                out += node
        return bytes(out), best

    def _children(self, low, high, depth):
        children = []
        while low < high:
            character = self.keys[low][depth]
            end = low + 1
            while end < high and self.keys[end][depth] == character:
                end += 1
            node, best = self._node(low, end, depth + 1)
            children.append((character, best, node))
            low = end
        return sorted(children, key=lambda child: (-child[1], child[0]))

    def root(self):
        """The root's children by character: [(character, best importance, node)]."""
        return sorted(self._children(0, len(self.keys), 0))
