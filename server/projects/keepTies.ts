import type { Toolset } from '#engine/contract/Toolset.ts';
import { findClaims } from '#engine/evidence/findClaims.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { carryTies } from '#engine/ties/carryTies.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findTies, writeTies } from '#server/database/repositories/claimTies.ts';

interface Change {
  projectId: string;
  before: ToolsetDocument;
  after: ToolsetDocument;
}

/** Lets what is tied to a sentence stay tied to it where a save words it anew. The project is locked. */
export async function keepTies(
  transaction: Transaction,
  toolset: Toolset,
  { projectId, before, after }: Change,
): Promise<void> {
  const { ties } = await findTies(transaction, projectId);
  const carried = carryTies(ties, findClaims(toolset, before), findClaims(toolset, after));
  if (carried !== ties) await writeTies(transaction, projectId, carried);
}
