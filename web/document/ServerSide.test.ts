import fc from 'fast-check';
import { expect, it } from 'vitest';

import { placesOf } from '#engine/locks/placesOf.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { savedProvenance } from './savedProvenance.ts';
import { baseOf, originOf } from './serverContent.ts';
import {
  afterDraft,
  afterSave,
  hasSameDraft,
  type ServerSide,
  serverSideOf,
  sidesWith,
  withConfirmed,
  withLocks,
  withNeighbours,
  withoutNewDraft,
  withState,
} from './ServerSide.ts';
import { createState } from './testing/createOpenDocument.ts';

const text = { type: 'string' } as const;
const definition = defineToolset({
  properties: {
    overview: text,
    size: text,
    players: { type: 'array', items: { properties: { id: text, name: text } } },
  },
});

const words = fc.constantFrom('One', 'Two', 'Three');
const document: fc.Arbitrary<ToolsetDocument> = fc.record(
  {
    overview: words,
    size: words,
    players: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: words }), {
      selector: ({ id }) => id,
    }),
  },
  { requiredKeys: ['players'] },
);
const draft = fc
  .constantFrom('g1', 'g2')
  .map((generationId) => ({ generationId, createdAt: '', cut: [], starter: false }));
const state: fc.Arbitrary<ToolsetState> = fc
  .tuple(
    fc.option(document),
    fc.option(fc.tuple(draft, document)),
    fc.constantFrom<string[]>([], ['/size'], ['/players/0']),
  )
  .map(([saved, drafted, locks]) => ({
    ...createState(definition, drafted ? drafted[1] : saved, drafted ? { draft: drafted[0] } : {}),
    ...(drafted && saved ? { savedContent: saved } : {}),
    locks: drafted || saved ? locks : [],
    // Every answer brings a list of its own.
    unconfirmed: [...locks],
  }));
const locked = fc.subarray(['/overview', '/size', '/players/a', '/players/b/name']);
const saved = fc.record({
  content: document,
  revision: fc.nat(),
  draft: fc.option(fc.constant('g3')),
  unconfirmed: fc.subarray(['/size', '/players']),
  confirmed: fc.subarray(['/overview']),
});

type Step = (side: ServerSide) => ServerSide;
const answer = state.map(
  (next): Step =>
    (side) =>
      withState(side, next),
);
const unlost = { before: null, lost: null, updatedAt: '2026-11-28T10:00:00Z', savedBy: { id: 'ada', fullName: 'Ada' } };
const drafting = fc.tuple(state, fc.option(document)).map(
  ([next, start]): Step =>
    (side) =>
      afterDraft(side, next, start),
);
const saving = fc.tuple(saved, locked).map(
  ([told, places]): Step =>
    (side) =>
      afterSave(side, { ...told, ...unlost }, places),
);
const locking = locked.map(
  (places): Step =>
    (side) =>
      withLocks(side, places),
);
const around = fc.constant<Step>((side) => withNeighbours(side, []));
const anything = fc.oneof(answer, drafting, saving, locking, around);

/** Whatever has happened to an open toolset, frozen: nothing may change what was. */
const reached = fc
  .tuple(state, fc.array(anything, { maxLength: 6 }))
  .map(([first, steps]) => steps.reduce((side, step) => frozen(step(side)), frozen(serverSideOf(first))));

it('has the state’s content as the base of edits, and an origin only beside a draft, whatever happened', () => {
  fc.assert(
    fc.property(reached, ({ state: now, base, origin }) => {
      expect(base).toEqual(baseOf(now));
      if (!now.draft) expect(origin).toBeNull();
    }),
  );
});

it('compares a draft with the same content as long as it is the same draft', () => {
  fc.assert(
    fc.property(reached, state, fc.option(document), (side, next, start) => {
      const after = start ? afterDraft(side, next, start) : withState(side, next);
      if (hasSameDraft(side, next)) expect(after.origin).toBe(side.origin);
      else if (!start) expect(after.origin).toEqual(originOf(next));
    }),
  );
});

it('compares a draft that is new with what the page showed when it was ordered', () => {
  fc.assert(
    fc.property(state, document, draft, (first, start, ordered) => {
      const side = serverSideOf({ ...first, draft: null, savedContent: undefined });
      const next = { ...first, draft: ordered };
      expect(afterDraft(side, next, start).origin).toEqual(start);
    }),
  );
});

it('keeps what was said of drafted places until it is said anew, as a save does and whoever confirms', () => {
  fc.assert(
    fc.property(reached, saved, locking, state, (side, told, lock, next) => {
      const { content, unconfirmed, confirmed } = told;
      const stored = afterSave(side, { ...told, ...unlost }, []);
      expect(stored.known).toEqual({ document: content, unconfirmed });
      expect(withConfirmed(stored, { unconfirmed: [], confirmed }).known).toEqual({
        document: content,
        unconfirmed: [],
      });
      const { state: now, known } = withConfirmed(side, { unconfirmed, confirmed });
      expect(savedProvenance(now)).toEqual({ unconfirmed, confirmed });
      if (now.draft) expect(known).toBe(side.known);
      expect(lock(side).known).toBe(side.known);
      expect(withState(side, next).known).toEqual({ document: baseOf(next).content, unconfirmed: next.unconfirmed });
    }),
  );
});

it('has no draft after a save, and what was locked of what is stored', () => {
  fc.assert(
    fc.property(reached, saved, locked, (side, told, places) => {
      const { state: now } = afterSave(side, { ...told, ...unlost }, places);
      expect(now).toMatchObject({ content: told.content, revision: told.revision, draft: null, status: 'saved' });
      expect(now).not.toHaveProperty('lost');
      const kept = placesOf(now.content, now.locks);
      const players = (told.content['players'] ?? []) as { id: string }[];
      const isThere = (place: string) => players.some(({ id }) => place.startsWith(`/players/${id}`));
      expect(kept).toEqual(places.filter((place) => !place.startsWith('/players') || isThere(place)));
    }),
  );
});

it('leaves the base as it is, which the journal knows by identity, when places are locked or neighbours change', () => {
  fc.assert(
    fc.property(reached, fc.oneof(locking, around), (side, step) => {
      const after = step(side);
      for (const key of ['base', 'origin', 'known'] as const) expect(after[key]).toBe(side[key]);
    }),
  );
});

it('merges nothing in of a state that says nothing new, nor of a draft that was not seen', () => {
  fc.assert(
    fc.property(reached, document, draft, (side, mine, ordered) => {
      const same = sidesWith(side, side.state, mine);
      expect(mergeDocuments(same.base, same.mine, same.theirs).document).toEqual(mine);
      const stood = { ...side.state, draft: null, savedContent: undefined };
      const drafted = {
        ...stood,
        content: { overview: 'Drafted' },
        savedContent: stood.content ?? undefined,
        draft: ordered,
      };
      const beside = sidesWith(serverSideOf(stood), withoutNewDraft(serverSideOf(stood), drafted), mine);
      expect(beside.theirs).toEqual(beside.base);
    }),
  );
});

it('merges of a draft that was there already what has been saved beside it', () => {
  fc.assert(
    fc.property(document, document, document, draft, (first, mine, later, ordered) => {
      const before = { ...createState(definition, { overview: 'Drafted' }, { draft: ordered }), savedContent: first };
      const sides = sidesWith(serverSideOf(before), { ...before, savedContent: later }, mine);
      expect(sides).toEqual({ base: first, mine, theirs: later });
    }),
  );
});

function frozen(side: ServerSide): ServerSide {
  for (const part of [side, side.state, side.base, side.known]) Object.freeze(part);
  return side;
}
