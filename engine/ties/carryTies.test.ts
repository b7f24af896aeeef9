import { expect, it } from 'vitest';

import { findClaims } from '#engine/evidence/findClaims.ts';
import type { Ties } from '#engine/evidence/Ties.ts';

import { carryTies } from './carryTies.ts';

const toolset = { manifest: { id: 'notes', claims: [] }, schema: { type: 'object' } } as never;
const claimsOf = (...notes: string[]) => findClaims(toolset, { notes, summary: 'Assumption: It rains in June.' });
const tiesOf = (claims: { id: string }[]): Ties => ({
  tied: [{ claims: [claims[0]!.id, 'canvas/problem/a'], at: '2026-11-28' }],
  dismissed: [['canvas/problem/b', claims[0]!.id]],
});
const carried = (before: string[], after: string[]) => {
  const [old, now] = [claimsOf(...before), claimsOf(...after)];
  const ties = tiesOf(old);
  const changed = carryTies(ties, old, now);
  if (changed === ties) return 'as it was';
  const at = now.findIndex(({ id }) => id === changed.tied[0]!.claims[0]);
  expect(changed.dismissed).toEqual([['canvas/problem/b', now[at]!.id]]);
  return now[at]!.text;
};

it.each([
  [
    'Assumption: A baker pays a subscription every month.',
    'Assumption: Every baker pays a monthly subscription, each month.',
  ],
  ['Varsayım: Fırıncı satıştan pay verir.', 'Varsayım: Her fırıncı satıştan bir pay verecek.'],
])('what was tied to “%s” is tied to “%s”', (before, after) => {
  expect(carried([before], [after])).toBe(after.replace(/^\p{L}+: /u, ''));
  expect(carried([before], ['Assumption: Neighbours walk there in the morning.', after])).toBe(
    after.replace(/^\p{L}+: /u, ''),
  );
});

it.each([
  ['is the same', ['Assumption: A baker pays a subscription.']],
  ['denies it', ['Assumption: A baker never pays a subscription.']],
  ['says something else', ['Assumption: Neighbours walk there in the morning.']],
  ['is gone', []],
])('leaves ties as they are where what comes %s', (_, after) => {
  expect(carried(['Assumption: A baker pays a subscription.'], after)).toBe('as it was');
});

it('carries nothing from one field into another', () => {
  const old = findClaims(toolset, { summary: 'Assumption: A baker pays a subscription.' });
  const now = findClaims(toolset, { problem: 'Assumption: A baker pays the subscription.' });
  const ties = tiesOf(old);
  expect(carryTies(ties, old, now)).toBe(ties);
});
