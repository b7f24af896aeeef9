import { dayIn } from '#engine/dates/dayIn.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { argueAgainst } from '#engine/standing/argueAgainst.ts';
import { type Gist, oneLine } from '#engine/standing/findGist.ts';
import type { Proposal } from '#engine/standing/findProposal.ts';
import { markMoved, markTest, type SetBefore } from '#engine/standing/markMoved.ts';
import { nextSteps } from '#engine/standing/nextSteps.ts';
import { findLatestDecision } from '#server/database/repositories/decisions.ts';
import { findMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { listRounds } from '#server/database/repositories/rounds.ts';
import { type EvidenceServices, type KeptStanding, readProjectEvidence } from '#server/projects/readProjectEvidence.ts';

const mostClaims = 5;
const mostReasons = 100;

interface Reader {
  language: Language;
  timeZone: string;
}

/** Where a project stands, by what is saved in it and what its people have decided. */
export async function readStanding(
  services: EvidenceServices,
  project: Pick<ProjectRow, 'id' | 'description' | 'createdAt'>,
  { language, timeZone }: Reader,
): Promise<Standing> {
  const { connection } = services.database;
  const { standing } = await readProjectEvidence(services, project.id);
  const moved = await findMovedThresholds(connection, project.id);
  const decision = await findLatestDecision(connection, project.id);
  const rounds = await listRounds(connection, project);
  const round = rounds.at(-1) ?? rounds[0];
  const { gist, decided, actions } = standing;
  const claims = standing.claims.map(({ claim, reason }) => ({ claim, reason: markMoved(reason, moved) }));
  const reasons = claims.flatMap(({ reason }) => (reason.test ? [{ ...reason, isProposed: isProposed(reason) }] : []));
  return {
    summary: gist?.text ?? oneLine(project.description),
    summaryAt: gist && { toolset: gist.toolset, pointer: gist.pointer, isUnconfirmed: await isUnconfirmed(gist) },
    decision,
    missing: decision?.round === round.number ? null : standing.missing,
    proposal: decision?.round === round.number ? null : named(services, standing.proposal, language),
    round,
    rounds,
    claims: claims.slice(0, mostClaims).map(({ claim, reason }) => ({ ...claim, reason })),
    figures: standing.figures[language],
    against: caseAgainstOf(standing, { figures: standing.figures[language], moved }),
    next: nextSteps(actions, round, dayIn(new Date(), timeZone)),
    decided,
    reasons: reasons.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostReasons),
  };

  // What is confirmed changes without the content.
  async function isUnconfirmed({ toolset, pointer }: Gist): Promise<boolean> {
    const { unconfirmed } = await findProjectToolset(connection, project.id, toolset);
    return isWithin(pointer, unconfirmed);
  }
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
function named({ toolsets }: Pick<EvidenceServices, 'toolsets'>, found: Proposal | null, language: Language) {
  if (!found) return null;
  const { enumWords = {} } = fieldWords(toolsets.get(found.toolset), language)(found.pointer);
  return { ...found, choice: enumWords[found.choice] ?? found.choice };
}

type Proposable = Pick<Standing['reasons'][number], 'test' | 'state'>;

const isProposed = ({ test, state }: Proposable) =>
  test !== undefined && test.verdict !== 'open' && (state === 'supported' || state === 'refuted');

/** Those with a verdict, those with a result, those that are planned. */
const rank = ({ test }: Proposable) => (test?.verdict !== 'open' ? 0 : test.resultAt ? 1 : 2);
