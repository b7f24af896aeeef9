import { isItemBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { judgeTest } from '#engine/verdicts/judgeTest.ts';

import { claimId } from './claimId.ts';
import type { ClaimTest, EvidenceToolset, ProjectDocuments } from './Evidence.ts';
import { directions, type Verdict } from './evidenceWords.ts';
import { readScore } from './findClaims.ts';
import { readKind } from './readKind.ts';
import { readVerdict } from './readVerdict.ts';
import { isRepetition } from './repeatedIds.ts';

/** A test, the claims it speaks about, and the importance that its hypothesis gives them. */
export interface FoundTest extends ClaimTest {
  /** The claim it names, and last the hypothesis itself, which may be one. */
  claims: string[];
  importance?: number;
}

interface Result {
  result?: number;
  resultAt?: ClaimTest['resultAt'];
  kind: ClaimTest['kind'];
  n?: number;
  /** What a person chose; counts where the numbers do not say it. */
  chosen: Verdict;
}

const nothingYet: Result = { chosen: 'open', kind: 'measured' };

/** All hypotheses of a project with their verdicts. */
export function findTests(toolsets: readonly EvidenceToolset[], documents: ProjectDocuments): FoundTest[] {
  const results = findResults(toolsets, documents);
  return toolsets.flatMap((toolset) => {
    const { id, hypotheses } = toolset.manifest;
    const document = documents.get(id);
    if (!document) return [];
    return hypotheses.flatMap((declared) => {
      const tests = expandPattern(document, `${declared.list}/*`).map((pointer): FoundTest => {
        const item = getAt(document, pointer);
        const named = getAt(item, `/${declared.claim}`);
        const threshold = numberAt(item, declared.threshold);
        const direction = directions.find((one) => declared.direction && one === getAt(item, `/${declared.direction}`));
        const importance = declared.importance && readScore(toolset, pointer, item, declared.importance);
        const margin = numberAt(item, declared.margin);
        const { result, chosen, resultAt, kind, n } =
          results.get(keyOf(id, declared.list, getAt(item, '/id'))) ?? results.get(placeOf(id, pointer)) ?? nothingYet;
        const isJudged = result !== undefined && threshold !== undefined && direction !== undefined;
        return {
          toolset: id,
          pointer,
          claims: [...(typeof named === 'string' && named !== '' ? [named] : []), claimId(id, document, pointer)],
          // Of nobody and nothing, no result is one.
          verdict: n === 0 ? 'open' : isJudged ? judgeTest(result, threshold, direction, margin) : chosen,
          kind,
          ...(n !== undefined && { n }),
          ...(direction && { direction }),
          ...(threshold !== undefined && { threshold }),
          ...(margin !== undefined && { margin }),
          ...(result !== undefined && { result }),
          ...(resultAt && { resultAt }),
          ...(importance && { importance }),
        };
      });
      return withoutRepeated(tests, ({ pointer }) => getAt(document, `${pointer}/id`));
    });
  });
}

/** Once a later round has decided what an earlier one has tested, its test speaks for both. */
function withoutRepeated(tests: FoundTest[], idOf: (test: FoundTest) => unknown): FoundTest[] {
  const named = tests.flatMap((test) => {
    const id = idOf(test);
    return typeof id === 'string' ? [{ test, id }] : [];
  });
  const claimsOf = new Map<FoundTest, string[]>();
  const over = new Set<FoundTest>();
  for (const { test, id } of named) {
    if (test.verdict === 'open') continue;
    const before = named
      .filter((other) => isRepetition(id, other.id) && isAboutSame(test, other.test))
      .map((other) => other.test);
    for (const each of before) over.add(each);
    if (before.length > 0) claimsOf.set(test, [...before.flatMap(({ claims }) => claims), ...test.claims]);
  }
  return tests.flatMap((test) => (over.has(test) ? [] : [{ ...test, claims: claimsOf.get(test) ?? test.claims }]));
}

/** Whether both name the same claim, or none. */
const isAboutSame = (one: FoundTest, other: FoundTest) =>
  one.claims.slice(0, -1).join() === other.claims.slice(0, -1).join();

/** The last result of each hypothesis, by toolset, list and id. */
function findResults(toolsets: readonly EvidenceToolset[], documents: ProjectDocuments): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const { manifest } of toolsets) {
    for (const declared of manifest.verdicts) {
      const field = `${declared.list}/*/${declared.hypothesis}`;
      const bind = manifest.binds.filter(isItemBind).find((one) => one.field === field);
      if (declared.hypothesis && !bind) continue;
      const document = documents.get(manifest.id);
      for (const pointer of expandPattern(document, `${declared.list}/*`)) {
        const item = getAt(document, pointer);
        const result = numberAt(item, declared.result);
        const verdict = getAt(item, `/${declared.verdict}`);
        const n = numberAt(item, declared.n);
        if (!bind && result === undefined && verdict === undefined) continue;
        const tested = bind
          ? keyOf(bind.toolset, bind.list, getAt(item, `/${declared.hypothesis}`))
          : placeOf(manifest.id, pointer);
        results.set(tested, {
          chosen: readVerdict(declared, verdict),
          resultAt: { toolset: manifest.id, pointer },
          kind: readKind(declared.kind, item) ?? 'measured',
          ...(n !== undefined && { n }),
          ...(result !== undefined && { result }),
        });
      }
    }
  }
  return results;
}

function keyOf(toolset: string, list: string, id: unknown): string {
  return `${toolset}${list}/${typeof id === 'string' ? id : ''}`;
}

/** Of a hypothesis that holds its own result; its id may be that of one in another list around it. */
const placeOf = (toolset: string, pointer: string) => `${toolset}#${pointer}`;

function numberAt(item: unknown, property: string | undefined): number | undefined {
  if (property === undefined) return undefined;
  const value = getAt(item, `/${property}`);
  return typeof value === 'number' ? value : undefined;
}
