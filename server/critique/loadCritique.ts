import type { CritiqueInput } from '#engine/critique/CritiqueInput.ts';
import { dayIn } from '#engine/dates/dayIn.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { worthOfContent } from '#engine/provenance/worthOfContent.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { requireProject } from '#server/access/requireProject.ts';
import type { Connection } from '#server/database/Database.ts';
import { findTies } from '#server/database/repositories/claimTies.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';
import { listProjectAnswers } from '#server/database/repositories/projectAnswers.ts';
import { findCritique } from '#server/database/repositories/projectCritiques.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { showContent } from '#server/generation/showContent.ts';

import { readDocuments } from './readDocuments.ts';

/** What the second reader is told. Checks access again, since time has passed since the order. */
export async function loadCritique(
  connection: Connection,
  registry: ToolsetRegistry,
  { userId, projectId, language }: GenerationRow,
): Promise<CritiqueInput> {
  const { name, description } = await requireProject(connection, { id: userId }, 'finish', projectId);
  const asker = await findUser(connection, userId);
  const documents = await readDocuments(connection, registry, projectId);
  const answers = await listProjectAnswers(connection, projectId);
  const critique = await findCritique(connection, projectId);
  const contents = new Map([...documents].map(([id, { document }]) => [id, document]));
  const isMirrored = registry.toolsets.some(({ manifest }) => manifest.mirrors && documents.has(manifest.id));
  const { ties } = await findTies(connection, projectId);
  const { claims } = evidenceRegister(registry.toolsets, contents, ties.tied);
  return {
    // Where it can be pointed at, it stands in the document that mirrors it.
    project: isMirrored ? { name } : { name, description },
    today: dayIn(new Date(), zoneOf(asker ?? { language, timeZone: null })),
    read: [...documents].map(([id, { document, unconfirmed, isDraft }]) => {
      const toolset = registry.get(id);
      return {
        toolset,
        document,
        shown: showContent(toolset, { document, unconfirmed }, claims),
        worth: worthOfContent(toolset, { document, unconfirmed }, { isDraft }),
      };
    }),
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    dismissed: (critique?.findings ?? []).flatMap(({ status, question }) => (status === 'dismissed' ? question : [])),
    language,
  };
}
