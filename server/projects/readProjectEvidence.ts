import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Database } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';
import { findTies, findTiesDigest } from '#server/database/repositories/claimTies.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import { EncodedAnswer } from '#server/http/EncodedAnswer.ts';

import type { ContentCache } from './ContentCache.ts';
import { evidenceOf, type KeptStanding, type ProjectEvidence } from './evidenceOf.ts';
import type { FoundEvidenceCache } from './FoundEvidenceCache.ts';
import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

/** Evidence, and the answer that tells all of it. */
export interface KeptEvidence {
  evidence: ProjectEvidence;
  answer: EncodedAnswer;
  ties: Ties;
  readonly standing: KeptStanding;
  /** What had fallen under earlier contents of its judges, by their ids. */
  fallenBefore: Map<string, Promise<ReadonlySet<string>>>;
}

/** The evidence of what is saved in a project, computed once for each of its contents. */
export async function readProjectEvidence(
  services: EvidenceServices,
  projectId: string,
  states?: ProjectToolsetStates,
): Promise<KeptEvidence> {
  const { evidence, database } = services;
  const known = states ?? (await findProjectToolsetStates(database.connection, projectId));
  const digest = await findTiesDigest(database.connection, projectId);
  const asked = nameOf(
    [...known.values()].flatMap((state) => (state.contentId ? [{ ...state, contentId: state.contentId }] : [])),
    digest,
  );
  return evidence.find(`${projectId} ${asked}`) ?? compute(services, projectId);
}

export interface EvidenceServices {
  /** Within a transaction: the transaction. */
  database: Pick<Database, 'connection'>;
  toolsets: ToolsetRegistry;
  evidence: ContentCache<KeptEvidence>;
  found: FoundEvidenceCache;
}

/** Kept under the contents that were read, which may be newer than those that were asked for. */
async function compute(
  { database, toolsets: registry, evidence, found: contents }: EvidenceServices,
  projectId: string,
): Promise<KeptEvidence> {
  const saved = await findSavedContents(database.connection, projectId);
  const { ties, digest } = await findTies(database.connection, projectId);
  const weight = saved.reduce((sum, { json }) => sum + json.length, 0);
  return evidence.keep(`${projectId} ${nameOf(saved, digest)}`, weight, () => {
    const rows = new Map(saved.map((row) => [row.toolsetId, row]));
    const find = contents.of(projectId, (id) => rows.get(id));
    const told = evidenceOf(registry, documentsOf(registry, saved), ties, find);
    return {
      evidence: told.evidence,
      answer: new EncodedAnswer(told.evidence),
      ties,
      get standing() {
        return told.standing;
      },
      fallenBefore: new Map(),
    };
  });
}

/** Saved contents of the toolsets that are loaded. */
export function documentsOf(
  registry: ToolsetRegistry,
  saved: readonly { toolsetId: string; json: string }[],
): ProjectDocuments {
  return new Map(
    saved.flatMap(({ toolsetId, json }) => {
      const document = registry.has(toolsetId) ? decodeJson<ToolsetDocument>(json) : null;
      return document ? [[toolsetId, document] as const] : [];
    }),
  );
}

/** A content says the same under the same id, but blanks within it may have moved with another revision. */
function nameOf(contents: readonly { toolsetId: string; contentId: string; revision: number }[], ties: string): string {
  const named = contents.map(({ toolsetId, contentId, revision }) => `${toolsetId}:${revision}:${contentId}`);
  return [...named.toSorted(), ties].join();
}
