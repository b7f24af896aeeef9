import type { Claim, EvidenceRegister, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { type Consequence, findConsequences } from '#engine/evidence/findConsequences.ts';
import { testableIn } from '#engine/evidence/testableIn.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { computeStanding, type DocumentedStanding } from '#engine/standing/computeStanding.ts';
import { nameFigures } from '#engine/standing/nameFigures.ts';
import { type ProposedTie, proposeTies } from '#engine/ties/proposeTies.ts';
import type { Database } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';
import { findTies, findTiesDigest } from '#server/database/repositories/claimTies.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import { EncodedAnswer } from '#server/http/EncodedAnswer.ts';

import type { ContentCache } from './ContentCache.ts';
import type { FoundEvidenceCache } from './FoundEvidenceCache.ts';
import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

/** A field that states a claim that fell, or was built on one. */
export type Fallen = Consequence;

export interface ProjectEvidence extends EvidenceRegister {
  claims: (Claim & { testIn: string[] })[];
  fallen: Fallen[];
  /** Claims that may be the same, the likest first. */
  readonly proposed: ProposedTie[];
}

/** Evidence, and the answer that tells all of it. */
export interface KeptEvidence {
  evidence: ProjectEvidence;
  answer: EncodedAnswer;
  ties: Ties;
  readonly standing: KeptStanding;
  /** What had fallen under earlier contents of its judges, by their ids. */
  fallenBefore: Map<string, Promise<ReadonlySet<string>>>;
}

/** Where the project stands by its documents, with its figures in the words of each language. */
export interface KeptStanding extends Omit<DocumentedStanding<ProjectEvidence['claims'][number]>, 'figures'> {
  figures: Record<Language, Figure[]>;
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
    const documents = documentsOf(registry, saved);
    const rows = new Map(saved.map((row) => [row.toolsetId, row]));
    const find = contents.of(projectId, (id) => rows.get(id));
    const register = evidenceRegister(registry.toolsets, documents, ties.tied, find);
    const testIn = new Map(registry.toolsets.map(({ manifest: { id } }) => [id, testableIn(registry.toolsets, id)]));
    let proposed: ProposedTie[] | undefined;
    const found: ProjectEvidence = {
      ...register,
      claims: register.claims.map((claim) => ({ ...claim, testIn: testIn.get(claim.toolset) ?? [] })),
      fallen: findConsequences(registry.toolsets, documents, register),
      // As much work as all the rest, for the one page that asks for it.
      get proposed() {
        return (proposed ??= proposeTies(register.claims, ties));
      },
    };
    let standing: KeptStanding | undefined;
    return {
      evidence: found,
      answer: new EncodedAnswer(found),
      ties,
      // For the pages and files that tell it, and not for every save.
      get standing() {
        return (standing ??= standingOf(registry, documents, found));
      },
      fallenBefore: new Map(),
    };
  });
}

function standingOf(registry: ToolsetRegistry, documents: ProjectDocuments, found: ProjectEvidence): KeptStanding {
  const { figures, ...standing } = computeStanding(registry.toolsets, documents, found);
  const named = languages.map((language) => [language, nameFigures(registry.toolsets, documents, figures, language)]);
  return { ...standing, figures: Object.fromEntries(named) as KeptStanding['figures'] };
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
