import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeDocuments } from './mergeDocuments.ts';
import { threeVersions, type TrialDocument } from './testing/editedDocuments.ts';
import { expectOrder, haveSameOrder } from './testing/order.ts';
import { type ById, byId, itemsOf, type Leaves, leaves, namePlace } from './testing/places.ts';

const settings = { seed: 8, numRuns: 500 };
type Versions = Record<'base' | 'mine' | 'theirs', TrialDocument>;

function always(property: (versions: Versions) => void, options?: { mayMove: boolean }): void {
  fc.assert(fc.property(threeVersions(options), property), settings);
}

it('changes nothing when a document is merged with itself or its base', () => {
  always(({ base, mine }) => {
    for (const [own, other] of [
      [mine, structuredClone(mine)],
      [mine, structuredClone(base)],
    ] as const) {
      const merged = mergeDocuments(base, own, other);
      expect(merged.document).toBe(own);
      expect(merged.conflicts).toEqual([]);
    }
    expect(mergeDocuments(base, structuredClone(base), mine)).toEqual({ document: mine, conflicts: [] });
  });
});

it('is deterministic and does not modify its input', () => {
  always((versions) => {
    const { base, mine, theirs } = freeze(versions);
    const again = structuredClone(versions);
    expect(mergeDocuments(base, mine, theirs)).toEqual(mergeDocuments(again.base, again.mine, again.theirs));
  });
});

it('loses no edit: a change by one side is taken, and one by both is reported', () => {
  always(({ base, mine, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    const [before, own, other, merged] = [base, mine, theirs, document].map(leaves) as [Leaves, Leaves, Leaves, Leaves];
    const reported = new Set(conflicts.map((pointer) => namePlace(document, pointer)));
    const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(itemsOf) as [Set<string>, Set<string>, Set<string>];
    for (const place of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
      // Removed items are covered by the next property.
      const gone = [...ofBase].filter((item) => !ofMine.has(item) || !ofTheirs.has(item));
      if (gone.some((item) => place.startsWith(`${item}/`))) continue;
      const [was, isMine, isTheirs] = [before.get(place), own.get(place), other.get(place)];
      if (isMine === isTheirs || isTheirs === was) expect(merged.get(place)).toBe(isMine);
      else if (isMine === was) expect(merged.get(place)).toBe(isTheirs);
      else {
        expect(merged.get(place)).toBe(isMine ?? isTheirs);
        expect(reported).toContain(place);
      }
    }
  });
});

it('keeps additions, drops removals, and keeps items whole that one side removed and the other changed', () => {
  always(({ base, mine, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    const [before, own, other, merged] = [base, mine, theirs, document].map((each) => byId(each.items)) as ById[] as [
      ById,
      ById,
      ById,
      ById,
    ];
    for (const id of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
      if (!before.has(id) || (own.has(id) && other.has(id))) {
        expect(merged.has(id)).toBe(true);
        continue;
      }
      const left = own.get(id) ?? other.get(id);
      const isEdited = left !== undefined && JSON.stringify(left) !== JSON.stringify(before.get(id));
      expect(merged.get(id)).toEqual(isEdited ? left : undefined);
      if (isEdited) expect(conflicts).toContain(`/items/${document.items.findIndex((item) => item.id === id)}`);
    }
  });
});

it('duplicates neither items nor texts', () => {
  always(({ base, mine, theirs }) => {
    const { document } = mergeDocuments(base, mine, theirs);
    for (const list of [document.items, ...document.items.map(({ steps }) => steps)]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    const count = (lines: string[], text: string) => lines.filter((line) => line === text).length;
    for (const text of document.lines) {
      expect(count(document.lines, text)).toBeLessThanOrEqual(
        Math.max(count(mine.lines, text), count(theirs.lines, text)),
      );
    }
  });
});

it('loses no text that one side added and both kept, unless it is reported', () => {
  always(({ base, mine, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    for (const line of base.lines) {
      if (mine.lines.includes(line) && theirs.lines.includes(line)) expect(document.lines).toContain(line);
    }
    for (const line of mine.lines) if (!base.lines.includes(line)) expect(document.lines).toContain(line);
    if (conflicts.some((pointer) => pointer.startsWith('/lines'))) return;
    for (const line of theirs.lines) if (!base.lines.includes(line)) expect(document.lines).toContain(line);
    for (const line of base.lines) {
      if (!mine.lines.includes(line) || !theirs.lines.includes(line)) expect(document.lines).not.toContain(line);
    }
  });
});

it('keeps the order of both sides where they agree, so that additions stay next to their neighbours', () => {
  always(
    ({ base, mine, theirs }) => {
      const { document } = mergeDocuments(base, mine, theirs);
      expectOrder(document.items, mine.items);
      if (haveSameOrder(mine.items, theirs.items)) expectOrder(document.items, theirs.items);
      // Unless they put the same new item into different places.
      else expect(document.items.some(({ id }) => id.startsWith('both'))).toBe(true);
      expect(haveSameOrder(base.items, mine.items)).toBe(true);
    },
    { mayMove: false },
  );
});

it('keeps the order of the side that moved items, and mine when both did', () => {
  always(({ base, mine, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    const areBoth = (items: TrialDocument['items']) =>
      items.filter(({ id }) => byId(mine.items).has(id) && byId(theirs.items).has(id));
    const isMoved = (side: TrialDocument) => !haveSameOrder(areBoth(base.items), side.items);
    const agree = haveSameOrder(mine.items, theirs.items);
    const theirsLead = !agree && isMoved(theirs) && !isMoved(mine);
    if (!theirsLead) expectOrder(document.items, mine.items);
    if (agree || theirsLead) expectOrder(document.items, theirs.items);
    expect(conflicts.includes('/items')).toBe(!agree && isMoved(mine) && isMoved(theirs));
  });
});

it('is symmetric without conflicts, except for the order', () => {
  always(({ base, mine, theirs }) => {
    const one = mergeDocuments(base, mine, theirs);
    const other = mergeDocuments(base, theirs, mine);
    expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0);
    if (one.conflicts.length > 0) return;
    const sorted = ({ items, lines, actions, ...rest }: TrialDocument) => ({
      ...rest,
      items: Object.fromEntries(items.map((item) => [item.id, { ...item, steps: byId(item.steps) }])),
      lines: lines.toSorted(),
      actions: actions.map((each) => JSON.stringify(each, ['what', 'who'])).toSorted(),
    });
    expect(sorted(one.document)).toEqual(sorted(other.document));
  });
});

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
