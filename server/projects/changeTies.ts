import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import { noTies, type Ties } from '#engine/evidence/Ties.ts';
import { mostTwins } from '#engine/ties/changeTies.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { encodeJson } from '#server/database/json.ts';
import { findTies, writeTies } from '#server/database/repositories/claimTies.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { readProjectEvidence } from './readProjectEvidence.ts';
import { requireStorage } from './requireStorage.ts';

export interface TieChange {
  userId: string;
  projectId: string;
  /** Of which each must be claimed in the project. */
  claims: readonly string[];
  /** undefined: there is no room for more. */
  change: (ties: Ties) => Ties | undefined;
}

/** Changes what is tied in a project. @throws BusinessError `same-claim`, `claim-gone`, `too-many-ties` */
export async function changeTies(
  services: Pick<Services, 'database' | 'toolsets' | 'evidence' | 'found'>,
  { userId, projectId, claims, change }: TieChange,
): Promise<Ties> {
  if (new Set(claims).size < claims.length) throw new BusinessError('same-claim');
  if (claims.length > 0) {
    const { evidence } = await readProjectEvidence(services, projectId);
    const known = new Set(evidence.claims.map(({ id }) => id));
    if (!claims.every((claim) => known.has(claim))) throw new BusinessError('claim-gone');
  }
  return services.database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const { ties } = await findTies(transaction, projectId);
    const changed = change(ties);
    if (!changed) throw new BusinessError('too-many-ties', { limit: mostTwins });
    if (changed === ties) return ties;
    await writeTies(transaction, projectId, changed);
    await growProject(transaction, projectId, sizeOf(changed) - sizeOf(ties));
    await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
    await touchProject(transaction, projectId);
    return changed;
  });
}

/** As it is kept. */
const sizeOf = (ties: Ties) => (ties === noTies ? 0 : Buffer.byteLength(encodeJson(ties)));

/** A claim with those that are the same. */
export function withTwins({ tied }: Ties, claim: string): string[] {
  return [...(tiedGroups(tied).get(claim) ?? [claim])];
}
