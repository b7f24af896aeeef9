import { namePlace } from '#engine/comments/namePlace.ts';
import type { KeptFinding } from '#engine/critique/CritiqueFinding.ts';
import { placeNow } from '#engine/critique/placeNow.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Finding } from '#engine/protocol/critique.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import { findCritique } from '#server/database/repositories/projectCritiques.ts';

import { readDocuments } from './readDocuments.ts';

interface Parts {
  connection: Connection;
  toolsets: ToolsetRegistry;
  language: Language;
}

/** The findings of a project beside what it says today: open ones first. */
export async function presentFindings(parts: Parts, projectId: string): Promise<Finding[]> {
  const { connection, toolsets } = parts;
  const critique = await findCritique(connection, projectId);
  if (!critique || critique.findings.length === 0) return [];
  const documents = await readDocuments(connection, toolsets, projectId);
  const [open, others] = [true, false].map((isOpen) =>
    critique.findings.filter(({ status }) => (status === 'open') === isOpen),
  );
  return [...open!, ...others!].map((finding) => present(finding, documents, parts));
}

function present(
  { id, question, places, status }: KeptFinding,
  documents: Awaited<ReturnType<typeof readDocuments>>,
  { toolsets, language }: Parts,
): Finding {
  return {
    id,
    question,
    status,
    places: places.map(({ toolset, place, words }) => {
      // Its folder is gone, and with it what its fields are called.
      if (!toolsets.has(toolset)) return { toolset, pointer: null, name: '', words, state: 'removed' };
      const definition = toolsets.get(toolset);
      const document = documents.get(toolset)?.document ?? null;
      const { pointer, state } = placeNow({ place, words }, definition, document);
      return { toolset, pointer, name: namePlace(definition, document, place, language), words, state };
    }),
  };
}
