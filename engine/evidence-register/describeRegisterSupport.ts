import type { Claim, PeopleByKind } from '#engine/evidence/Evidence.ts';
import { sourceKinds } from '#engine/evidence/evidenceWords.ts';
import type { Language } from '#engine/languages/languages.ts';

import { type RegisterWords, registerWords } from './registerWords.ts';

type Supported = Pick<Claim, 'tests' | 'for' | 'against' | 'state' | 'strength'>;

/** What a claim rests on, in a few words: the figures of its test, else who said or did it; and how strong that is. */
export function describeRegisterSupport(claim: Supported, language: Language): string {
  const words = registerWords[language];
  const grounds = describeGrounds(claim, language);
  return claim.state === 'assumed' ? grounds : `${grounds}; ${words.strength(claim.strength)}`;
}

function describeGrounds({ tests, for: pro, against, state }: Supported, language: Language): string {
  const words = registerWords[language];
  const test = tests.find(({ verdict }) => verdict === state) ?? tests.find(({ verdict }) => verdict !== 'open');
  if (test) {
    const { result, threshold, direction, verdict, n } = test;
    const format = (value: number) => value.toLocaleString(language);
    const cases = n === undefined ? '' : ` (n = ${format(n)})`;
    const hasFigures = result !== undefined && threshold !== undefined && direction;
    return `${hasFigures ? words.result(format(result), format(threshold), direction) : words.verdict[verdict]}${cases}`;
  }
  const [supporters, opponents] = [countOf(pro, words), countOf(against, words)];
  if (opponents) return words.forAgainst(supporters, opponents);
  return supporters || (tests.length > 0 ? words.verdict.open : words.noSource);
}

function countOf(people: PeopleByKind, words: RegisterWords): string {
  return sourceKinds.flatMap((kind) => (people[kind] > 0 ? [words.people(people[kind], kind)] : [])).join(', ');
}
