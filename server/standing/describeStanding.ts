import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { Round } from '#engine/protocol/round.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { argueAgainst } from '#engine/standing/argueAgainst.ts';
import { oneLine } from '#engine/standing/findGist.ts';
import type { Proposal } from '#engine/standing/findProposal.ts';
import { markMoved, markTest, type SetBefore } from '#engine/standing/markMoved.ts';
import { nextSteps } from '#engine/standing/nextSteps.ts';
import type { KeptStanding } from '#server/projects/evidenceOf.ts';

const mostClaims = 5;
const mostReasons = 100;

export interface Reader {
  language: Language;
  /** A day, such as "2026-12-10". */
  today: string;
}

/** What a project's documents tell, and what its people did beside them. */
interface Told {
  standing: KeptStanding;
  /** The project's own, told where no document tells what it is about. */
  description: string;
  moved: ReadonlyMap<string, SetBefore>;
  decision: Standing['decision'];
  rounds: [Round, ...Round[]];
  isGistUnconfirmed: boolean;
}

/** Where a project stands, in the reader's words. */
export function describeStanding(
  registry: ToolsetRegistry,
  { standing, description, moved, decision, rounds, isGistUnconfirmed }: Told,
  { language, today }: Reader,
): Standing {
  const round = rounds.at(-1) ?? rounds[0];
  const { gist, decided, actions } = standing;
  const figures = standing.figures[language];
  const claims = standing.claims.map(({ claim, reason }) => ({ claim, reason: markMoved(reason, moved) }));
  const reasons = claims.flatMap(({ reason }) => (reason.test ? [{ ...reason, isProposed: isProposed(reason) }] : []));
  return {
    summary: gist?.text ?? oneLine(description),
    summaryAt: gist && { toolset: gist.toolset, pointer: gist.pointer, isUnconfirmed: isGistUnconfirmed },
    decision,
    missing: decision?.round === round.number ? null : standing.missing,
    proposal: decision?.round === round.number ? null : named(registry, standing.proposal, language),
    round,
    rounds,
    claims: claims.slice(0, mostClaims).map(({ claim, reason }) => ({ ...claim, reason })),
    figures,
    against: caseAgainstOf(standing, { figures, moved }),
    next: nextSteps(actions, round, today),
    decided,
    reasons: reasons.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostReasons),
  };
}

/** The case against, as it stands now. */
export function caseAgainstOf(
  { claims }: Pick<KeptStanding, 'claims'>,
  { figures, moved }: { figures: readonly Figure[]; moved: ReadonlyMap<string, SetBefore> },
): CaseAgainst[] {
  return argueAgainst(
    claims.map(({ claim, reason, others }) => ({
      reason: markMoved(reason, moved),
      others: others.map((test) => markTest(test, moved)),
      people: claim,
      testIn: claim.testIn,
    })),
    figures,
  );
}

/** A proposal with its choice in the reader's words. */
function named(toolsets: ToolsetRegistry, found: Proposal | null, language: Language) {
  if (!found) return null;
  const { enumWords = {} } = fieldWords(toolsets.get(found.toolset), language)(found.pointer);
  return { ...found, choice: enumWords[found.choice] ?? found.choice };
}

type Proposable = Pick<Standing['reasons'][number], 'test' | 'state'>;

const isProposed = ({ test, state }: Proposable) =>
  test !== undefined && test.verdict !== 'open' && (state === 'supported' || state === 'refuted');

/** Those with a verdict, those with a result, those that are planned. */
const rank = ({ test }: Proposable) => (test?.verdict !== 'open' ? 0 : test.resultAt ? 1 : 2);
