/**
 * The code points that a TrueType font has signs for, from its "cmap" table (OpenType 1.9, formats 4 and 12, which are
 * all that fonts of the last twenty years use).
 */
export function readCoverage(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const covered = new Set<number>();
  const table = findTable(view, 'cmap');
  for (let record = 0; record < view.getUint16(table + 2); record += 1) {
    const start = table + view.getUint32(table + 4 + record * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) readSegments(view, start, covered);
    if (format === 12) readGroups(view, start, covered);
  }
  return covered;
}

function findTable(view: DataView, wanted: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(record + letter)));
    if (tag === wanted) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no table "${wanted}"`);
}

/** Format 4: segments of the first 65,535 code points. */
function readSegments(view: DataView, start: number, covered: Set<number>): void {
  const count = view.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  for (let segment = 0; segment < count; segment += 1) {
    const [first, last] = [view.getUint16(starts + segment * 2), view.getUint16(ends + segment * 2)];
    const delta = view.getUint16(deltas + segment * 2);
    const offset = view.getUint16(offsets + segment * 2);
    for (let point = first; point <= last && point !== 0xffff; point += 1) {
      const at = offsets + segment * 2 + offset + (point - first) * 2;
      const glyph = offset === 0 ? (point + delta) & 0xffff : view.getUint16(at);
      if (glyph !== 0) covered.add(point);
    }
  }
}

/** Format 12: groups of all code points. */
function readGroups(view: DataView, start: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(start + 12); group += 1) {
    const record = start + 16 + group * 12;
    const [first, last] = [view.getUint32(record), view.getUint32(record + 4)];
    for (let point = first; point <= last; point += 1) covered.add(point);
  }
}
