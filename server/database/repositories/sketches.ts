import type { Language } from '#engine/languages/languages.ts';
import type { SketchContent } from '#engine/protocol/sketch.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

export type SketchStatus = 'drawing' | 'done' | 'failed';

export interface SketchRow {
  id: string;
  idea: string;
  language: Language;
  status: SketchStatus;
  drafts: SketchContent['drafts'];
  createdAt: string;
  touchedAt: string;
}

interface Columns {
  id: string;
  idea: string;
  language: Language;
  status: SketchStatus;
  drafts: string;
  created_at: string;
  touched_at: string;
}

export async function insertSketch(
  transaction: Transaction,
  { secretHash, idea, language }: Pick<SketchRow, 'idea' | 'language'> & { secretHash: string },
): Promise<string> {
  const [id, now] = [createId(), new Date().toISOString()];
  const row = { id, idea, language, status: 'drawing', drafts: '[]', created_at: now, touched_at: now };
  await transaction('sketches').insert({ ...row, secret_hash: secretHash });
  return id;
}

/** Counts one more sketch on a day, unless there are so many already. */
export async function countSketch(transaction: Transaction, day: string, most: number): Promise<boolean> {
  await transaction('sketch_days').insert({ day, drawn: 0 }).onConflict('day').ignore();
  const counted = await transaction('sketch_days').where({ day }).where('drawn', '<', most).increment('drawn', 1);
  return counted === 1;
}

/** The sketch of a secret, unless it is older than `since`. */
export async function findSketch(connection: Connection, secretHash: string, since: string): Promise<SketchRow | null> {
  const row: Columns | undefined = await connection('sketches')
    .where({ secret_hash: secretHash })
    .where('created_at', '>', since)
    .first();
  return row ? toRow(row) : null;
}

/** Takes it out, for whoever comes first. */
export async function takeSketch(
  transaction: Transaction,
  secretHash: string,
  since: string,
): Promise<SketchRow | null> {
  const row: Columns | undefined = await transaction('sketches')
    .where({ secret_hash: secretHash })
    .where('created_at', '>', since)
    .forUpdate()
    .first();
  const taken = row ? await transaction('sketches').where({ id: row.id }).delete() : 0;
  return row && taken === 1 ? toRow(row) : null;
}

/** What there is of it by now; one that was taken meanwhile is left alone. */
export async function writeSketch(
  connection: Connection,
  id: string,
  { status, drafts }: Partial<Pick<SketchRow, 'status' | 'drafts'>>,
): Promise<void> {
  await connection('sketches')
    .where({ id })
    .update({
      touched_at: new Date().toISOString(),
      ...(status && { status }),
      ...(drafts && { drafts: encodeJson(drafts) }),
    });
}

export async function deleteSketchesBefore(transaction: Transaction, time: string): Promise<void> {
  await transaction('sketch_days').where('day', '<', time.slice(0, 10)).delete();
  await transaction('sketches').where('created_at', '<', time).delete();
}

const toRow = ({ created_at, touched_at, drafts, ...row }: Columns): SketchRow => ({
  id: row.id,
  idea: row.idea,
  language: row.language,
  status: row.status,
  drafts: decodeJson<SketchContent['drafts']>(drafts) ?? [],
  createdAt: created_at,
  touchedAt: touched_at,
});
