import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { type Fall, findFallen } from '#engine/evidence/findFallen.ts';
import { groupBy } from '#engine/evidence/groupBy.ts';
import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Tie, Ties } from '#engine/evidence/Ties.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { fallenSince } from '#engine/registry/fallenSince.ts';
import { judgeKey } from '#engine/registry/noteMadeFrom.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import { findKeptContents } from '#server/database/repositories/earlierContents.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';

import type { Fallen } from './evidenceOf.ts';
import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';
import { documentsOf, type EvidenceServices, readProjectEvidence } from './readProjectEvidence.ts';

/**
 * What states claims, or was built on them, that fell after it was saved: who saves while a claim is refuted has seen
 * it, whatever else is written later where its test stands. Documents are read only where one could have fallen.
 */
export async function readFallen(
  services: EvidenceServices,
  projectId: string,
  states: ProjectToolsetStates,
): Promise<readonly Fallen[]> {
  const mayFall = services.toolsets.toolsets.some(
    ({ manifest }) =>
      Boolean(states.get(manifest.id)?.contentId) &&
      (manifest.verdicts.length > 0 || manifest.binds.some(isSourcesBind)),
  );
  if (!mayFall) return [];
  const { evidence, ties, fallenBefore } = await readProjectEvidence(services, projectId, states);
  const contentIdOf = (id: string) => states.get(id)?.contentId ?? null;
  // Plans of tests were not always noted: whoever saved before has seen what stands in them.
  const plans: MadeFrom = Object.fromEntries(
    services.toolsets.toolsets.flatMap(({ manifest: { id, verdicts, sources } }) => {
      const contentId = verdicts.length > 0 || sources.length > 0 ? null : contentIdOf(id);
      return contentId === null ? [] : [[judgeKey(id), contentId]];
    }),
  );
  const found: Fallen[] = [];
  for (const [toolset, fallen] of groupBy(evidence.fallen, (each) => each.toolset)) {
    const { contentId = null, draftContentId = null, madeFrom = {}, updatedAt } = states.get(toolset) ?? {};
    // A draft is newer than the documents in which claims fell.
    if (contentId === null || draftContentId !== null) continue;
    const seen = { ...plans, ...madeFrom };
    const judged = new Set(fallenSince(toolset, fallen, seen, contentIdOf));
    const tied = tiedAfter(ties, updatedAt ?? '');
    const since = fallen.filter((each) => judged.has(each) || tied.has(each.claim));
    if (since.length === 0) continue;
    const judges = [...new Set(since.flatMap((each) => each.judges))].filter((judge) => judge !== toolset).toSorted();
    const noted = judges.map((judge) => ({ judge, contentId: seen[judgeKey(judge)] ?? null }));
    const before = { noted, tied: ties.tied.filter(({ at }) => at <= (updatedAt ?? '')) };
    const key = JSON.stringify([noted, before.tied.length]);
    const asked = fallenBefore.get(key) ?? findFallenBefore(services, projectId, before);
    fallenBefore.set(key, asked);
    const known = await asked;
    found.push(...since.filter(({ claim, reason }) => !known.has(nameOf({ id: claim, reason }))));
  }
  return found;
}

/** The claims that have more that are the same as them since a time. */
function tiedAfter({ tied }: Ties, time: string): ReadonlySet<string> {
  const later = tied.filter(({ at }) => at > time);
  if (later.length === 0) return new Set();
  const groups = tiedGroups(tied);
  return new Set(later.flatMap(({ claims: [claim] }) => groups.get(claim) ?? []));
}

interface Before {
  noted: readonly {
    judge: string;
    /** null: it was empty. */
    contentId: string | null;
  }[];
  tied: readonly Tie[];
}

/** The claims that had fallen while these were the contents of their judges; none where they are not kept. */
async function findFallenBefore(
  { database: { connection }, toolsets, found: contents }: EvidenceServices,
  projectId: string,
  { noted, tied }: Before,
): Promise<ReadonlySet<string>> {
  const saved = await findSavedContents(connection, projectId);
  const documents = new Map(documentsOf(toolsets, saved));
  const rows = new Map(saved.map((row) => [row.toolsetId, row]));
  for (const { judge, contentId } of noted) {
    if (saved.some((row) => row.toolsetId === judge && row.contentId === contentId)) continue;
    documents.delete(judge);
    rows.delete(judge);
    if (contentId === null) continue;
    const [kept] = await findKeptContents(connection, { projectId, toolsetId: judge }, [contentId]);
    if (!kept) return new Set();
    documents.set(judge, kept.content);
  }
  const find = contents.of(projectId, (id) => rows.get(id));
  const fallen = findFallen(evidenceRegister(toolsets.toolsets, documents, tied, find));
  return new Set(fallen.map(({ claim: { id }, reason }) => nameOf({ id, reason })));
}

const nameOf = ({ id, reason }: { id: string; reason: Fall['reason'] }) => `${reason} ${id}`;
