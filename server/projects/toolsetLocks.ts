import { findLocked } from '#engine/locks/findLocked.ts';
import { toItemPointer } from '#engine/schema/itemPointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { requireLockedProject } from '../access/requireProject.ts';
import type { Connection } from '../database/Database.ts';
import { findProjectToolset, lockProjectToolset, writeLocks } from '../database/repositories/projectToolsets.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { translate } from '../i18n/translate.ts';
import type { Services } from '../Services.ts';

/** JSON pointers into the present content of what no generation changes. */
export async function readLocks(connection: Connection, projectId: string, toolsetId: string): Promise<string[]> {
  const { draft, content, locks } = await findProjectToolset(connection, projectId, toolsetId);
  return findLocked(draft?.content ?? content, locks);
}

interface LockOrder {
  userId: string;
  projectId: string;
  toolsetId: string;
  pointers: readonly string[];
  language: Language;
}

/** Replaces what is locked. Returns it as it is kept. @throws InvalidRequestError, BusinessError `empty-content` */
export async function replaceLocks(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, projectId, toolsetId, pointers, language }: LockOrder,
): Promise<string[]> {
  const toolset = toolsets.get(toolsetId);
  return database.transaction(async (transaction) => {
    await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const { draft, content } = await lockProjectToolset(transaction, projectId, toolsetId);
    const present = draft?.content ?? content;
    if (!present && pointers.length > 0) throw new BusinessError('nothing-to-lock');
    const faults = pointers.flatMap((pointer, index) => {
      const key = faultOf(toolset, present ?? {}, pointer);
      return key ? [{ path: `/pointers/${index}`, key, message: translate(language, `fields.${key}`) }] : [];
    });
    if (faults.length > 0) throw new InvalidRequestError(faults);
    const locks = [...new Set(pointers.flatMap((pointer) => toItemPointer(present, pointer) ?? []))];
    if (present) await writeLocks(transaction, projectId, toolsetId, locks);
    return findLocked(present, locks);
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
