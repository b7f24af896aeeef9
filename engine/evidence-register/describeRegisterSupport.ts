import type { Claim, PeopleByKind } from '#engine/evidence/Evidence.ts';
import { sourceKinds } from '#engine/evidence/evidenceWords.ts';
import type { Language } from '#engine/languages/languages.ts';

import { type RegisterWords, registerWords } from './registerWords.ts';

/** What a claim rests on, in a few words: the figures of its test, else who said or did it. */
export function describeRegisterSupport(
  claim: Pick<Claim, 'tests' | 'for' | 'against' | 'state'>,
  language: Language,
): string {
  const words = registerWords[language];
  const { tests, for: pro, against, state } = claim;
  const test = tests.find(({ verdict }) => verdict === state) ?? tests.find(({ verdict }) => verdict !== 'open');
  if (test) {
    const { result, threshold, direction, verdict } = test;
    if (result === undefined || threshold === undefined || !direction) return words.verdict[verdict];
    const format = (value: number) => value.toLocaleString(language);
    return words.result(format(result), format(threshold), direction);
  }
  const [supporters, opponents] = [countOf(pro, words), countOf(against, words)];
  if (opponents) return words.forAgainst(supporters, opponents);
  return supporters || (tests.length > 0 ? words.verdict.open : words.noSource);
}

function countOf(people: PeopleByKind, words: RegisterWords): string {
  return sourceKinds.flatMap((kind) => (people[kind] > 0 ? [words.people(people[kind], kind)] : [])).join(', ');
}
