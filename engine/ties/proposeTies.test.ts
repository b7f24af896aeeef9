import { expect, it } from 'vitest';

import type { Claim } from '#engine/evidence/Evidence.ts';
import { noTies, type Ties } from '#engine/evidence/Ties.ts';

import { proposeTies } from './proposeTies.ts';

let number = 0;
const claim = (toolset: string, text: string, more: Partial<Claim> = {}): Claim => {
  number += 1;
  return { id: `${toolset}/c/${number}`, toolset, pointer: `/c/${number}`, text, tests: [], ...more } as Claim;
};
const textsOf = (claims: Claim[], ties: Ties = noTies) => {
  const textOf = new Map(claims.map(({ id, text }) => [id, text]));
  return proposeTies(claims, ties).map((each) => each.claims.map((id) => textOf.get(id)));
};

it.each([
  ['Owners know what a set costs them to within 1 TL.', 'An owner knows the price of a disposable set to within 1 TL.'],
  ['Bakers pay a share of each sale', 'Each baker will pay us a SHARE of the sale.'],
  ['Bir kap 80 kullanım dayanıyor.', 'Kaplar 80 kullanım dayanır'],
  ['Fırıncılar satıştan pay verir.', 'Her fırıncı satıştan bir pay verecek.'],
  ['Toptancı, siparişi üçte bir azalmadan fark etmez.', 'Toptancı siparişin üçte bir azalmasını fark etmez'],
])('proposes “%s” and “%s”', (one, other) => {
  expect(textsOf([claim('a', one), claim('b', other)])).toEqual([[one, other]]);
});

it.each([
  ['Bakers pay a share of each sale', 'Bakers never pay a share of each sale'],
  ['Fırıncılar satıştan pay öder.', 'Fırıncılar satıştan pay ödemez.'],
  ['Bakers pay 4 lira a kilo', 'Bakers pay 7 lira a kilo'],
  ['Less bread', 'Less bread wasted'],
  ['A box lasts 80 uses.', 'Owners renew after the trial.'],
  ['It is there', 'It was here'],
])('proposes nothing of “%s” and “%s”', (one, other) => {
  expect(textsOf([claim('a', one), claim('b', other)])).toEqual([]);
});

it('proposes nothing within a toolset, and no hypothesis beside the claim that it tests', () => {
  const text = 'Bakers pay a share of each sale';
  expect(textsOf([claim('a', text), claim('a', text)])).toEqual([]);
  const test = claim('plan', text);
  const tested = claim('a', text, {
    tests: [{ toolset: 'plan', pointer: test.pointer, verdict: 'open', kind: 'measured' }],
  });
  expect(textsOf([tested, test])).toEqual([]);
});

it('leaves out what is tied or was said to differ, also by a claim that is the same', () => {
  const text = 'Bakers pay a share of each sale';
  const [a, b, c] = [claim('a', text), claim('b', text), claim('c', text)];
  const pairs = (ties: Partial<Ties>) => proposeTies([a, b, c], { ...noTies, ...ties }).map(({ claims }) => claims);
  expect(pairs({})).toEqual([
    [a.id, b.id],
    [a.id, c.id],
  ]);
  expect(pairs({ tied: [{ claims: [a.id, b.id], at: '' }] })).toEqual([[a.id, c.id]]);
  expect(pairs({ dismissed: [[c.id, a.id]] })).toEqual([
    [a.id, b.id],
    [b.id, c.id],
  ]);
  expect(pairs({ tied: [{ claims: [b.id, a.id], at: '' }], dismissed: [[c.id, a.id]] })).toEqual([]);
});

it('compares each of two thousand claims with a bounded number of others, also where all are alike', () => {
  const alike = Array.from({ length: 2000 }, (_, index) =>
    claim(`t${index % 24}`, `Bakers pay a share of each sale ${'again '.repeat(index % 3)}`),
  );
  let looks = 0;
  const counted = alike.map((each) => ({
    ...each,
    get tests() {
      looks += 1;
      return [];
    },
  }));
  expect(proposeTies(counted, noTies)).toHaveLength(30);
  expect(looks).toBeLessThan(2000 * 300);
});
