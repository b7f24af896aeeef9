import type { Claim, EvidenceRegister, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { type Consequence, findConsequences } from '#engine/evidence/findConsequences.ts';
import { testableIn } from '#engine/evidence/testableIn.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { isSourcesBind } from '#engine/toolset/Bind.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { Connection } from '../database/Database.ts';
import { decodeJson } from '../database/json.ts';
import { findSavedContents } from '../database/repositories/savedContents.ts';
import type { ProjectToolsetStates } from './toolsetStatuses.ts';

/** A field that was built on a claim that fell. */
export type Fallen = Consequence;

export interface ProjectEvidence extends EvidenceRegister {
  claims: (Claim & { testIn?: string })[];
  fallen: Fallen[];
}

/** The evidence of what is saved in a project. */
export async function readProjectEvidence(
  connection: Connection,
  registry: ToolsetRegistry,
  projectId: string,
): Promise<ProjectEvidence> {
  const saved = await findSavedContents(connection, projectId);
  const documents: ProjectDocuments = new Map(
    saved.flatMap(({ toolsetId, json }) => {
      const document = registry.has(toolsetId) ? decodeJson<ToolsetDocument>(json) : null;
      return document ? [[toolsetId, document] as const] : [];
    }),
  );
  const register = evidenceRegister(registry.toolsets, documents);
  return {
    ...register,
    claims: register.claims.map((claim) => {
      const testIn = testableIn(registry.toolsets, claim.toolset);
      return testIn === undefined ? claim : { ...claim, testIn };
    }),
    fallen: findConsequences(registry.toolsets, documents, register),
  };
}

/** What was built on claims that fell. Documents are read only where there are tests or citations that could fell one. */
export async function readFallen(
  connection: Connection,
  registry: ToolsetRegistry,
  projectId: string,
  states: ProjectToolsetStates,
): Promise<Fallen[]> {
  const mayFall = registry.toolsets.some(
    ({ manifest }) =>
      Boolean(states.get(manifest.id)?.contentId) &&
      (manifest.verdicts.length > 0 || manifest.binds.some(isSourcesBind)),
  );
  return mayFall ? (await readProjectEvidence(connection, registry, projectId)).fallen : [];
}
