import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Language } from '#engine/languages/languages.ts';
import { keepLocked } from '#engine/locks/keepLocked.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { lockProjectToolset, type ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import type { KeptContent } from '#server/database/repositories/versionContents.ts';
import type { Services } from '#server/Services.ts';

import { completeAndCheck } from './completeAndCheck.ts';
import { findTakenBack } from './findTakenBack.ts';
import { writeMirrors } from './mirrors.ts';
import type { ReadProjectFile } from './readProjectFile.ts';
import { refuseFaults } from './refuseFaults.ts';

interface Merging {
  /** Locked. */
  project: ProjectRow;
  file: ReadProjectFile;
  /** All that is saved in the project. */
  present: readonly KeptContent[];
  language: Language;
}

/**
 * What each toolset of a file is to hold in a project: the file's content with what is locked as it stands. What says
 * the same as before keeps its id and stays stale where something outside of the file made it so; all else is up to
 * date.
 */
export async function mergeImported(
  transaction: Transaction,
  { toolsets: registry, validators }: Pick<Services, 'toolsets' | 'validators'>,
  { project, file, present, language }: Merging,
): Promise<KeptContent[]> {
  const kept = new Map(present.map((each) => [each.toolsetId, each]));
  const rows = new Map<string, ProjectToolsetRow>();
  const given = new Map<string, ToolsetDocument>();
  const merged = new Map<string, ToolsetDocument>();
  const faults: FieldFault[] = [];
  for (const [id, content] of file.contents) {
    const toolset = registry.get(id);
    const row = await lockProjectToolset(transaction, project.id, id);
    const before = shownOf(id);
    const written = writeMirrors(toolset, content, file.project);
    rows.set(id, row);
    given.set(id, written);
    merged.set(id, written);
    if (!before || row.locks.length === 0) continue;
    const result = completeAndCheck(validators, toolset, keepLocked(toolset, { before, written, locks: row.locks }));
    for (const fault of result.faults) faults.push(fault);
    merged.set(id, result.content);
  }
  refuseFaults(faults, language);

  const find = (id: string) => (registry.has(id) ? registry.get(id) : undefined);
  const before = computeDocuments(find, shownOf);
  const after = computeDocuments(find, (id) => merged.get(id) ?? shownOf(id));
  const saysTheSame = (id: string) => equalIgnoringBlanks(before(id), after(id));
  const states = await findProjectToolsetStates(transaction, project.id);
  const replaced = new Map<string, string>();
  for (const id of merged.keys()) {
    if (saysTheSame(id)) continue;
    const written = { project: { ...file.project, id: project.id }, toolset: registry.get(id), content: after(id)! };
    replaced.set(id, (await findTakenBack(transaction, states, written)) ?? createId());
  }
  const idAfter = (id: string) => replaced.get(id) ?? kept.get(id)?.contentId ?? null;

  return [...merged.keys()].map((id): KeptContent => {
    const toolset = registry.get(id);
    const old = kept.get(id);
    const document = after(id)!;
    const unconfirmed = unconfirmedAfterSave(toolset, known(id), document);
    if (!old || replaced.has(id)) {
      const madeFrom = noteMadeFrom(registry, id, idAfter);
      return {
        toolsetId: id,
        contentId: idAfter(id)!,
        json: encodeJson(document),
        unconfirmed,
        madeFrom,
        savedAt: null,
      };
    }
    const isConfirmedAlike = sameLeaves(document, old.unconfirmed, unconfirmed);
    return {
      ...old,
      unconfirmed: isConfirmedAlike ? old.unconfirmed : unconfirmed,
      madeFrom: { ...old.madeFrom, ...noteMadeFrom(registry, id, (other) => replaced.get(other) ?? null) },
    };
  });

  /** As it is saved, with the project's present name. */
  function shownOf(id: string): ToolsetDocument | null {
    const json = kept.get(id)?.json;
    if (json === undefined) return null;
    const document = JSON.parse(json) as ToolsetDocument;
    return registry.has(id) ? writeMirrors(registry.get(id), document, project) : document;
  }

  /** The contents that the new one was made of. */
  function known(id: string): KnownDocument[] {
    const ofFile = { document: given.get(id)!, unconfirmed: file.unconfirmed.get(id) ?? [] };
    const row = rows.get(id)!;
    const locked = row.locks.length > 0 && row.content;
    return locked ? [ofFile, { document: locked, unconfirmed: row.unconfirmed }] : [ofFile];
  }
}

function sameLeaves(document: ToolsetDocument, one: readonly string[], other: readonly string[]) {
  const leaves = (pointers: readonly string[]) => [...leavesOf(document, pointers)].toSorted().join('\n');
  return leaves(one) === leaves(other);
}
