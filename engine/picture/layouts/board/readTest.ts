import { isDecisive, strengthOf } from '#engine/evidence/evidenceStrength.ts';
import { verdicts } from '#engine/evidence/evidenceWords.ts';
import type { Sign } from '#engine/picture/entries/signs.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { TestDescription } from './testContract.ts';

/** A test as its card shows it. */
export interface CardTest {
  /** What it found, or how many are wanted. */
  told: string;
  /** The threshold in words. */
  needed: string;
  /** Both as parts of the bar, 0 to 1. */
  bar: { result: number | null; threshold: number } | null;
  /** What the result says; null without one. */
  verdict: { sign: Sign; word: string } | null;
  decision: string;
  /** Who and when. */
  note: string;
  /** What it tells, or can tell once it has run, 0 to 5; null where its folder says of no verdict. */
  strength: number | null;
}

const signs = { supported: 'yes', refuted: 'no', open: 'assumed' } as const;

/** Reads the test that an item of a list holds. */
export function readTest(test: TestDescription, list: string, pointer: string, source: PictureSource): CardTest {
  const at = (property: string | undefined) => (property === undefined ? null : `${pointer}/${property}`);
  const number = (property: string | undefined) =>
    property === undefined ? undefined : source.numberAt(at(property)!);
  const text = (property: string | undefined) => (property === undefined ? '' : source.textAt(at(property)!));
  const code = (property: string | undefined) => (property === undefined ? '' : source.codeAt(at(property)!));

  const [result, threshold] = [number(test.result), number(test.threshold)];
  const [n, wanted] = [number(test.n), number(test.wanted)];
  const counting = code(test.countedAs);
  const unit = text(test.unit);
  // What has not run can tell what it was planned for; a result without a number is one case.
  const counted = result === undefined ? (n ?? wanted) : n;
  const kind = source.testKindAt(list, pointer);
  const verdict = result === undefined ? undefined : verdicts.find((one) => one === code(test.verdict));

  return {
    told: tellResult(),
    needed: threshold === undefined ? '' : `${text(test.direction)} ${write(threshold)}`.trim(),
    bar: threshold === undefined ? null : barOf(threshold),
    verdict: verdict === undefined ? null : { sign: signs[verdict], word: wordOf(verdict) },
    decision: text(test.decision),
    note: [text(test.who), span()].filter((part) => part !== '').join(' · '),
    strength: kind === undefined ? null : strengthOf(kind, counted ?? 1),
  };

  function tellResult(): string {
    const of = (count: number) => joined(source.formatNumber(count), counting === 'amount' ? '' : unit);
    if (result === undefined) return wanted === undefined ? '' : source.words.wanted(of(wanted));
    if (n === undefined) return write(result);
    if (counting === 'of-n') return source.words.ofAll(source.formatNumber(result), of(n));
    return `${write(result)} · n = ${of(n)}`;
  }

  function write(value: number): string {
    if (counting === 'percent') return source.formatPercent(value);
    return joined(source.formatNumber(value), counting === 'of-n' ? '' : unit);
  }

  function barOf(limit: number) {
    const most = Math.max(limit, result ?? 0);
    const whole = counting === 'percent' ? 100 : counting === 'of-n' && counted ? counted : most * 1.25;
    const scale = Math.max(whole, most) || 1;
    return { result: result === undefined ? null : result / scale, threshold: limit / scale };
  }

  /** A result of too few to decide is no verdict yet. */
  function wordOf(found: keyof typeof signs): string {
    if (found !== 'open' && kind && n !== undefined && !isDecisive(kind, n)) return source.words.pointsTo[found];
    return text(test.verdict);
  }

  function span(): string {
    const [from, to] = [code(test.from), code(test.to)];
    const days = [...new Set([from, to].filter((day) => day !== ''))];
    return days.map((day) => source.shortDate(day)).join(' – ');
  }
}

const joined = (figure: string, unit: string) => (unit === '' ? figure : `${figure} ${unit}`);
