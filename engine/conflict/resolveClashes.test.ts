import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { threeVersions, type TrialDocument } from '#engine/merge/testing/editedDocuments.ts';
import { expectOrder, haveSameOrder } from '#engine/merge/testing/order.ts';
import { byId, itemsOf, leaves, namePlace } from '#engine/merge/testing/places.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type Clash, type Clashes, findClashes } from './findClashes.ts';
import { resolveClashes } from './resolveClashes.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const object = (properties: object) => ({ type: 'object', properties });
const list = (properties: object) => ({ type: 'array', items: object(properties) });
const cell = object({ note: text, point: { type: 'number' } });
const steps = list({ id: text, text });
const definition = {
  schema: object({
    title: text,
    map: object({ fun: cell, risk: cell }),
    items: list({ id: text, name: text, score: { type: 'number' }, tags: texts, steps }),
    lines: texts,
    actions: list({ what: text, who: text }),
  }),
  ui: {
    sections: [{ fields: ['/title', '/map', '/items', '/lines', '/actions'] }],
    itemTitles: { '/items': 'name', '/items/*/steps': 'text' },
  },
  manifest: { computed: [], binds: [] },
} as unknown as ToolsetDefinition;

type Choose = (clash: Clash) => boolean;
interface Case extends Record<'base' | 'mine' | 'theirs' | 'result', TrialDocument> {
  clashes: Clashes;
  isTheirs: Choose;
}

const asDocument = (document: TrialDocument) => document as unknown as ToolsetDocument;

/** Holds of every choice between every two edits of a document. */
function always(property: (each: Case) => void, options?: { mayMove: boolean }): void {
  fc.assert(
    fc.property(threeVersions(options), fc.func(fc.boolean()), ({ base, mine, theirs }, choose) => {
      const sides = { base: asDocument(base), mine: asDocument(mine), theirs: asDocument(theirs) };
      const clashes = findClashes(definition, sides);
      const isTheirs: Choose = ({ kind, pointer, origin }) => choose(kind, pointer, origin);
      const result = resolveClashes(definition, clashes, isTheirs) as unknown as TrialDocument;
      property({ base, mine, theirs, result, clashes, isTheirs });
    }),
    { seed: 12, numRuns: 1000 },
  );
}

/** The clash at a place that is named by the ids of its items. */
function clashAt({ clashes: { mine, theirs, all } }: Case, place: string): Clash | undefined {
  const named = ({ kind, pointer, origin }: Clash) =>
    kind === 'added' ? namePlace(theirs, pointer) : namePlace(mine, origin ?? pointer);
  return all.find((clash) => named(clash) === place);
}

describe('of any two edits of a document, whatever is chosen', () => {
  it('the result has what one side changed, and of what both changed the side that was chosen', () => {
    always((each) => {
      const { base, mine, theirs, result, isTheirs } = each;
      const [before, own, other, merged] = [leaves(base), leaves(mine), leaves(theirs), leaves(result)];
      const sides = [itemsOf(mine), itemsOf(theirs)];
      const gone = [...itemsOf(base)].filter((item) => sides.some((items) => !items.has(item)));
      for (const place of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
        if (gone.some((item) => place.startsWith(`${item}/`))) continue;
        const [was, isMine, isOther] = [before.get(place), own.get(place), other.get(place)];
        if (isMine === isOther || isOther === was) expect(merged.get(place), place).toBe(isMine);
        else if (isMine === was) expect(merged.get(place), place).toBe(isOther);
        else {
          const clash = clashAt(each, place);
          expect(clash, place).toMatchObject({ kind: 'edited', before: isMine, after: isOther });
          expect(merged.get(place), place).toBe(isTheirs(clash!) ? isOther : isMine);
        }
      }
    });
  });

  it('an item that one side removed and the other changed is there as its side has it, or not at all', () => {
    always((each) => {
      const { base, mine, theirs, result, isTheirs } = each;
      const [before, own, other, merged] = [byId(base.items), byId(mine.items), byId(theirs.items), byId(result.items)];
      for (const id of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
        if (!before.has(id) || (own.has(id) && other.has(id))) {
          expect(merged.has(id), id).toBe(true);
          continue;
        }
        const left = own.get(id) ?? other.get(id);
        if (left === undefined || JSON.stringify(left) === JSON.stringify(before.get(id))) {
          expect(merged.has(id), id).toBe(false);
          continue;
        }
        const clash = clashAt(each, `/items/${id}`);
        expect(clash?.kind, id).toBe(own.has(id) ? 'removed' : 'added');
        expect(merged.get(id), id).toEqual(isTheirs(clash!) === other.has(id) ? left : undefined);
      }
    });
  });

  it('what one side wrote into a list of texts is there, unless the other was chosen for that list', () => {
    always((each) => {
      const { base, mine, theirs, result, clashes } = each;
      if (clashAt(each, '/lines')) {
        expect([clashes.mine, clashes.theirs].map((side) => getAt(side, '/lines'))).toContainEqual(result.lines);
        return;
      }
      for (const line of [...mine.lines, ...theirs.lines]) {
        if (!base.lines.includes(line)) expect(result.lines).toContain(line);
      }
    });
  });

  it('ids are unique, and the other choices have the rest', () => {
    always(({ result, clashes, isTheirs }) => {
      for (const items of [result.items, ...result.items.map((item) => item.steps)]) {
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
      const rest = resolveClashes(definition, clashes, (clash) => !isTheirs(clash));
      for (const { kind, before, after } of clashes.all) {
        if (kind !== 'edited') continue;
        for (const value of [before, after]) {
          if (value !== undefined) expect(JSON.stringify([result, rest])).toContain(JSON.stringify(value));
        }
      }
    });
  });

  it('items stand as both sides have them where they agree', () => {
    always(
      ({ mine, theirs, result }) => {
        if (!haveSameOrder(mine.items, theirs.items)) return;
        expectOrder(result.items, mine.items);
        expectOrder(result.items, theirs.items);
      },
      { mayMove: false },
    );
  });

  it('and where both moved them, as the side that was chosen has them', () => {
    always((each) => {
      const { mine, theirs, result, isTheirs } = each;
      const clash = each.clashes.all.find(({ kind, origin }) => kind === 'moved' && origin === '/items');
      if (clash) expectOrder(result.items, isTheirs(clash) ? theirs.items : mine.items);
    });
  });

  it('nothing is asked where only one side has changed anything', () => {
    always(({ base, mine }) => {
      const one = findClashes(definition, { base: asDocument(base), mine: asDocument(mine), theirs: asDocument(base) });
      expect(one).toEqual({ mine, theirs: mine, all: [] });
    });
  });
});
