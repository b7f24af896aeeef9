import type { Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import { lockProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { StoredJson } from '#server/database/StoredJson.ts';

import { keepNotedContents } from './keepNotedContents.ts';

/** Keeps a toolset's draft, which is about to be replaced or thrown away, if others were made from it. */
export async function keepNotedDraft(transaction: Transaction, projectId: string, toolsetId: string): Promise<void> {
  const { draft } = await lockProjectToolset(transaction, projectId, toolsetId);
  if (!draft) return;
  const states = await findProjectToolsetStates(transaction, projectId);
  const contents = new Map([[draft.contentId, new StoredJson(encodeJson(draft.content))]]);
  await keepNotedContents(transaction, states, { projectId, toolsetId, contents });
}
