import type { Language } from '#engine/languages/languages.ts';
import type { SourceSummary } from '#engine/protocol/source.ts';
import type { Speaker } from '#engine/sources/SourceLine.ts';
import type { Consent, SourceForm } from '#engine/sources/sourceRules.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

import { readableProjects } from './readableProjects.ts';

interface Columns {
  id: string;
  user_id: string | null;
  full_name: string | null;
  title: string;
  kind: SourceForm;
  said_on: string | null;
  language: string | null;
  consent: Consent | null;
  people: string;
  characters: number;
  created_at: string;
}

export type NewSource = Pick<SourceSummary, 'title' | 'kind' | 'date' | 'language' | 'consent' | 'people'> & {
  projectId: string;
  userId: string | null;
  text: string;
  /** Folded, a line for each line of the text. */
  words: string;
};

/** A source with its text. */
export type WholeSource = SourceSummary & { text: string };

const told = ['id', 'user_id', 'title', 'kind', 'said_on', 'language', 'consent', 'people', 'characters', 'created_at'];

const select = (connection: Connection, projectId: string) =>
  connection('sources')
    .leftJoin('users', 'users.id', 'sources.user_id')
    .where('sources.project_id', projectId)
    .select(...told.map((name) => `sources.${name}`), 'users.full_name');

/** The sources of a project without their texts, the latest first. */
export async function listSources(connection: Connection, projectId: string): Promise<SourceSummary[]> {
  const rows: Columns[] = await select(connection, projectId).orderBy('sources.id', 'desc');
  return rows.map(present);
}

export async function findSource(connection: Connection, projectId: string, id: string): Promise<WholeSource | null> {
  const row: (Columns & { text: string }) | undefined = await select(connection, projectId)
    .where('sources.id', id)
    .first('sources.text');
  return row ? { ...present(row), text: row.text } : null;
}

/** How many sources a project has, and how many bytes they take. */
export async function sizeOfSources(
  connection: Connection,
  projectId: string,
): Promise<{ count: number; bytes: number }> {
  const row = await connection('sources')
    .where({ project_id: projectId })
    .first(connection.raw('count(*) as count, sum(bytes) as bytes'));
  const { count, bytes } = (row ?? {}) as { count?: unknown; bytes?: unknown };
  return { count: Number(count ?? 0), bytes: Number(bytes ?? 0) };
}

export async function insertSource(
  transaction: Transaction,
  { projectId, userId, ...source }: NewSource,
): Promise<string> {
  const id = createId();
  await transaction('sources').insert({
    id,
    project_id: projectId,
    user_id: userId,
    created_at: new Date().toISOString(),
    ...aboutColumns(source),
    ...textColumns(source),
  });
  return id;
}

export async function updateSource(
  transaction: Transaction,
  id: string,
  { text, words, ...about }: Omit<NewSource, 'projectId' | 'userId'>,
): Promise<void> {
  await transaction('sources')
    .where({ id })
    .update({ ...aboutColumns(about), ...textColumns({ text, words }) });
}

export async function deleteSource(transaction: Transaction, id: string): Promise<void> {
  await transaction('sources').where({ id }).delete();
}

export interface FoundSourceText {
  id: string;
  projectId: string;
  projectName: string;
  language: Language;
  title: string;
  words: Buffer;
  text: string;
}

interface Wanted {
  userId: string;
  /** Folded words, all of which a source has to hold. */
  words: readonly string[];
  /** Comes first. */
  projectId: string | undefined;
  limit: number;
}

/** Sources of a person's projects that hold every word somewhere, the latest first. */
export async function findSourceTexts(
  connection: Connection,
  { userId, words, projectId, limit }: Wanted,
): Promise<FoundSourceText[]> {
  const query = connection('sources')
    .join('projects', 'projects.id', 'sources.project_id')
    .whereIn('sources.project_id', readableProjects(connection, userId))
    .orderByRaw('case when sources.project_id = ? then 0 else 1 end', [projectId ?? ''])
    .orderBy('sources.id', 'desc')
    .limit(limit)
    .select({
      id: 'sources.id',
      projectId: 'sources.project_id',
      projectName: 'projects.name',
      language: 'projects.language',
      title: 'sources.title',
    });
  for (const word of words) query.whereRaw('instr(sources.words, ?) > 0', [Buffer.from(word)]);
  const found: Omit<FoundSourceText, 'words' | 'text'>[] = await query;
  // Apart from it: sorting would carry the texts of all that were found.
  const texts: Pick<FoundSourceText, 'id' | 'words' | 'text'>[] = await connection('sources')
    .whereIn(
      'id',
      found.map(({ id }) => id),
    )
    .select('id', 'words', 'text');
  const byId = new Map(texts.map((text) => [text.id, text]));
  return found.flatMap((source) => {
    const text = byId.get(source.id);
    return text ? [{ ...source, ...text }] : [];
  });
}

function aboutColumns({
  title,
  kind,
  date,
  language,
  consent,
  people,
}: Omit<NewSource, 'projectId' | 'userId' | 'text' | 'words'>) {
  return { title, kind, said_on: date, language, consent, people: encodeJson(people) };
}

function textColumns({ text, words }: Pick<NewSource, 'text' | 'words'>) {
  return { text, characters: text.length, bytes: Buffer.byteLength(text), words: Buffer.from(words) };
}

function present(row: Columns): SourceSummary {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    date: row.said_on,
    language: row.language,
    consent: row.consent,
    people: decodeJson<Speaker[]>(row.people) ?? [],
    characters: row.characters,
    by: row.user_id === null ? null : { id: row.user_id, fullName: row.full_name ?? '' },
    createdAt: row.created_at,
  };
}
