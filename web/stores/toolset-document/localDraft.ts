import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';
import { clearJournal, Journal, restoreJournal } from '#web/form/document/Journal.ts';

import { session } from '../session.ts';

/** What unsaved work was typed on: the saved revision, and the AI draft if there was one. */
export interface DraftBase {
  revision: number;
  generationId: string | null;
}

const prefixOf = (userId: string) => `draft:${userId}:`;

/** Where the form keeps unsaved letters of one toolset of one project of one person. */
export const journalKeyOf = (projectId: string, toolsetId: string) =>
  `${prefixOf(session.user?.id ?? '')}${projectId}:${toolsetId}`;

const baseKeyOf = (key: string) => `${key}:base`;
const asideKeyOf = (key: string) => `${key}:set-aside`;

export function readLocalDraft(
  key: string,
  schema: ToolsetSchema,
  content: ToolsetDocument,
): { content: ToolsetDocument; base: DraftBase | null } | null {
  const restored = restoreJournal(key, schema, content);
  return restored && { content: restored, base: read<DraftBase>(baseKeyOf(key)) };
}

export function writeBase(key: string, base: DraftBase): void {
  write(baseKeyOf(key), base);
}

export function writeLocalDraft(key: string, content: ToolsetDocument, base: DraftBase): void {
  new Journal(key, localStorage).writeDocument(content);
  writeBase(key, base);
}

export function clearLocalDraft(key: string): void {
  clearJournal(key);
  write(baseKeyOf(key), null);
}

/** The side of a conflict that was not chosen. */
export const readSetAside = (key: string) => read<ToolsetDocument>(asideKeyOf(key));

export const writeSetAside = (key: string, content: ToolsetDocument | null) => write(asideKeyOf(key), content);

/** Everything one person left unsaved on this device. */
export function forgetLocalDrafts(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(userId))) localStorage.removeItem(key);
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or closed: the work still stands on the page, and leaving it asks first.
  }
}
