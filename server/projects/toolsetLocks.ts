import { isDeepStrictEqual } from 'node:util';

import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { mergeLocks } from '#engine/locks/mergeLocks.ts';
import { placesOf } from '#engine/locks/placesOf.ts';
import { mostLocks, type ReplaceLocksRequest } from '#engine/protocol/project.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectToolset, lockProjectToolset, writeLocks } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

/** JSON pointers into the present content of what no generation changes. */
export async function readLocks(connection: Connection, projectId: string, toolsetId: string): Promise<string[]> {
  const { draft, content, locks } = await findProjectToolset(connection, projectId, toolsetId);
  return findLocked(draft?.content ?? content, locks);
}

interface LockOrder extends ReplaceLocksRequest {
  userId: string;
  projectId: string;
  toolsetId: string;
  language: Language;
}

interface KeptLocks {
  pointers: string[];
  isChanged: boolean;
}

/**
 * Replaces what is locked, or merges it with what others have locked since `base`. Returns it as it is kept.
 *
 * @throws InvalidRequestError, BusinessError `nothing-to-lock`
 * @throws RevisionConflictError when the pointers were read in other content: in this one they may lead to other items.
 */
export async function replaceLocks(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, projectId, toolsetId, pointers, base, revision, draft: drafted, language }: LockOrder,
): Promise<KeptLocks> {
  const toolset = toolsets.get(toolsetId);
  return database.transaction(async (transaction) => {
    await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const row = await lockProjectToolset(transaction, projectId, toolsetId);
    const isOther = drafted !== undefined && drafted !== (row.draft?.generationId ?? null);
    if (isOther || (revision !== undefined && revision !== row.revision)) throw new RevisionConflictError(row.revision);
    const present = row.draft?.content ?? row.content;
    if (!present && pointers.length > 0) throw new BusinessError('nothing-to-lock');
    const faults = pointers.flatMap((pointer, index) => {
      const key = faultOf(toolset, present ?? {}, pointer);
      return key ? [{ path: `/pointers/${index}`, key, message: translate(language, `fields.${key}`) }] : [];
    });
    if (faults.length > 0) throw new InvalidRequestError(faults);
    const mine = placesOf(present, pointers);
    const locks = base ? mergeLocks({ base: placesOf(present, base), mine, theirs: row.locks }) : mine;
    if (locks.length > mostLocks) {
      const message = translate(language, 'fields.too-many-items', { limit: mostLocks });
      throw new InvalidRequestError([{ path: '/pointers', key: 'too-many-items', message }]);
    }
    const isChanged = !isDeepStrictEqual(locks, row.locks);
    if (present && isChanged) await writeLocks(transaction, projectId, toolsetId, locks);
    return { pointers: findLocked(present, locks), isChanged };
  });
}

function faultOf(toolset: Toolset, present: ToolsetDocument, pointer: string): 'unknown-field' | 'no-item-id' | null {
  const tokens = parsePointer(pointer);
  const isOne = pointer.startsWith('/') && tokens.at(-1) !== 'id' && !tokens.includes('*');
  if (!isOne || !schemaAt(toolset.schema, pointer)) return 'unknown-field';
  const isItem = /^\d+$/.test(tokens.at(-1) ?? '');
  if (isItem && getAt(present, pointer) === undefined) return 'unknown-field';
  return toItemPointer(present, pointer) === null ? 'no-item-id' : null;
}
