import { expect, it } from 'vitest';

import { describeKnown } from '#engine/evidence/describeKnown.ts';
import type { Claim } from '#engine/evidence/Evidence.ts';
import { nobody } from '#engine/evidence/testing/nobody.ts';
import { noTies, type Ties } from '#engine/evidence/Ties.ts';

import { markRefutedTwins } from './markRefutedTwins.ts';

const claim = (id: string, text: string, state: Claim['state'] = 'assumed'): Claim => ({
  id,
  toolset: id.split('/')[0]!,
  pointer: `/${id.split('/')[1]!}`,
  text,
  state,
  strength: state === 'assumed' ? 0 : 1,
  isMarked: false,
  sources: [],
  tests: [],
  for: nobody,
  against: state === 'refuted' ? { ...nobody, said: 3 } : nobody,
  n: 0,
  kinds: nobody,
});
const knownOf = (claims: Claim[], ties: Ties = noTies) => markRefutedTwins(claims, ties).map(describeKnown);

it.each([
  ['A baker pays a monthly subscription.', 'A baker pays a monthly subscription.'],
  ['A baker pays a monthly subscription.', 'A baker pays a subscription of 450 TL a month.'],
  ['Fırıncı her ay abonelik öder.', 'Fırıncı ayda 450 TL abonelik öder.'],
  [
    'A baker pays a monthly subscription to have leftover bread reserved.',
    'A baker pays a subscription of 450 TL a month.',
  ],
  ['Fırıncı, kalan ekmeği ayırtma karşılığında her ay abonelik öder.', 'Fırıncı ayda 450 TL abonelik öder.'],
])('tells with “%s” refuted that “%s” has fallen', (fallen, twin) => {
  const [own, told] = knownOf([claim('charter/a', fallen, 'refuted'), claim('market/a', twin)]);
  expect(own).toBe('refuted 1/5 (against: 3 people said so)');
  expect(told).toBe(
    `refuted where charter says much the same, “${fallen}” (against: 3 people said so); as it stands here: assumed`,
  );
});

it('tells nothing of what says the contrary or something else, of what was heard here, or of which a person has said that it differs', () => {
  const fallen = claim('charter/a', 'A baker pays a monthly subscription.', 'refuted');
  expect(knownOf([fallen, claim('market/a', 'A baker never pays a monthly subscription.')])[1]).toBe('assumed');
  expect(knownOf([fallen, claim('market/a', 'Neighbours collect their bread in the morning.')])[1]).toBe('assumed');
  expect(knownOf([fallen, claim('market/a', fallen.text, 'supported')])[1]).toBe('supported 1/5');
  const twin = claim('market/a', fallen.text);
  expect(knownOf([fallen, twin], { tied: [], dismissed: [[fallen.id, twin.id]] })[1]).toBe('assumed');
});
