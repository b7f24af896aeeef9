import { setImmediate as untilNextTurn } from 'node:timers/promises';

import { searchableTexts } from '#engine/fields/searchableTexts.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { foldText } from '#engine/search/foldText.ts';
import { findUnindexed, keepTexts, type UnindexedContent } from '#server/database/repositories/searchTexts.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';
import type { Services } from '#server/Services.ts';

const atOnce = 20;
// Milliseconds that a search may wait for what was saved since the last one; the next search goes on.
const patience = 2000;

/**
 * Brings what a person may read into the index, as far as it was saved since somebody searched: saving costs nothing
 * for those who never do.
 */
export async function refreshIndex(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  userId: string,
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const contents = await findUnindexed(database.connection, userId, atOnce);
    for (const content of contents) {
      const texts = textsOf(toolsets, content);
      try {
        await database.transaction((transaction) => keepTexts(transaction, content.contentId, texts));
      } catch (error) {
        // Another server was faster.
        if (!(error instanceof UniqueViolationError)) throw error;
      }
      await untilNextTurn();
    }
    if (contents.length < atOnce || Date.now() > end) return;
  }
}

function textsOf(registry: ToolsetRegistry, { projectId, toolsetId, json }: UnindexedContent) {
  // A folder that is not loaded now shows nothing to find.
  const found = registry.has(toolsetId)
    ? searchableTexts(registry.get(toolsetId), JSON.parse(json) as ToolsetDocument)
    : [];
  return {
    projectId,
    toolsetId,
    words: Buffer.from(found.map(({ text }) => foldText(text)).join('\n')),
    pointers: JSON.stringify(found.map(({ pointer }) => pointer)),
  };
}
