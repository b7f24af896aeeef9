import { isDeed } from '#engine/evidence/evidenceStrength.ts';
import { type SourceKind, sourceKinds } from '#engine/evidence/evidenceWords.ts';
import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import type { Figure } from '#engine/protocol/figure.ts';

import { isRisky } from './mattersMost.ts';

/** A claim, each once, with what argues about it. */
export interface Argued {
  reason: Reason;
  /** The tests of it beside the one that its reason tells. */
  others?: readonly Test[];
  people: { for: Record<SourceKind, number>; against: Record<SourceKind, number> };
  /** The toolsets in which a test of it can be planned. */
  testIn?: readonly string[];
}

type Test = NonNullable<Reason['test']>;

const most = 40;

/**
 * The case against going on, from the project's own evidence: risks that were refuted, which figures do not carry what
 * they have to, thresholds of any test that were moved, results of any that are too close to call, risks that are
 * contested, whatever else was refuted, and risks that nobody has tested.
 *
 * @param claims in the order in which most depends on them
 */
export function argueAgainst(claims: readonly Argued[], figures: readonly Figure[]): CaseAgainst[] {
  const about = ({ reason: { id, text, toolset, pointer, importance, strength } }: Argued) => ({
    claim: id,
    text,
    toolset,
    pointer,
    strength,
    ...(importance !== undefined && { importance }),
  });
  const each = (tell: (argued: Argued) => CaseAgainst | null) => claims.flatMap((argued) => tell(argued) ?? []);
  return [
    ...fallen(true),
    ...figures.filter(({ carries }) => !carries).map((figure): CaseAgainst => ({ kind: 'figure', figure })),
    ...ofTests((argued, test) =>
      test.moved ? { kind: 'moved', ...about(argued), test: toldTest(test), ...test.moved } : null,
    ),
    ...ofTests((argued, test) =>
      argued.reason.state !== 'refuted' && isClose(test)
        ? { kind: 'close', ...about(argued), test: toldTest(test) }
        : null,
    ),
    ...each((argued) => {
      if (argued.reason.state !== 'contested' || !isRisky(argued.reason)) return null;
      const { for: pro, against } = argued.people;
      return { kind: 'contested', ...about(argued), for: countOf(pro), against: countOf(against) };
    }),
    ...fallen(false),
    ...each((argued) => {
      if (!isRisky(argued.reason) || isTested(argued)) return null;
      return { kind: 'untested', ...about(argued), testIn: [...(argued.testIn ?? [])] };
    }),
  ].slice(0, most);

  function ofTests(tell: (argued: Argued, test: Test) => CaseAgainst | null): CaseAgainst[] {
    return claims.flatMap((argued) => {
      const { test } = argued.reason;
      return [...(test ? [test] : []), ...(argued.others ?? [])].flatMap((each) => tell(argued, each) ?? []);
    });
  }

  function fallen(areRisks: boolean): CaseAgainst[] {
    return each((argued) => {
      const { state, test } = argued.reason;
      if (state !== 'refuted' || isRisky(argued.reason) !== areRisks) return null;
      return { kind: 'refuted', ...about(argued), ...(test && { test: toldTest(test) }) };
    });
  }
}

/** Whether deeds were seen, or a test has come out. */
function isTested({ reason: { state, test }, people }: Argued): boolean {
  const deeds = sourceKinds.some((kind) => isDeed(kind) && people.for[kind] + people.against[kind] > 0);
  return deeds || state === 'refuted' || test?.result !== undefined || (test !== undefined && test.verdict !== 'open');
}

function isClose({ result, threshold, margin }: Test): boolean {
  return (
    result !== undefined && threshold !== undefined && margin !== undefined && Math.abs(result - threshold) < margin
  );
}

function toldTest({ direction, threshold, margin, expected, result, measured, kind, n }: Test) {
  return {
    kind,
    ...(direction && { direction }),
    ...(threshold !== undefined && { threshold }),
    ...(margin !== undefined && { margin }),
    ...(expected !== undefined && { expected }),
    ...(result !== undefined && { result }),
    ...(measured !== undefined && { measured }),
    ...(n !== undefined && { n }),
  };
}

const countOf = (people: Record<SourceKind, number>) => sourceKinds.reduce((sum, kind) => sum + people[kind], 0);
