import type { Language } from '#engine/languages/languages.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

import { readableProjects } from './readableProjects.ts';

/** What is saved of a toolset and not in the index as it is now. */
export interface UnindexedContent {
  projectId: string;
  toolsetId: string;
  contentId: string;
  json: string;
}

export interface IndexedTexts {
  projectId: string;
  toolsetId: string;
  /** A line for each text, as UTF-8. */
  words: Buffer;
  /** JSON pointers of the lines, as JSON. */
  pointers: string;
}

/** Contents of a person's projects that the index does not hold as they are. */
export async function findUnindexed(
  connection: Connection,
  userId: string,
  limit: number,
): Promise<UnindexedContent[]> {
  return connection('project_toolsets as saved')
    .leftJoin('search_texts as indexed', (on) =>
      on
        .on('indexed.project_id', 'saved.project_id')
        .on('indexed.toolset_id', 'saved.toolset_id')
        .on('indexed.content_id', 'saved.content_id'),
    )
    .whereIn('saved.project_id', readableProjects(connection, userId))
    .whereNotNull('saved.content_id')
    .whereNull('indexed.content_id')
    .limit(limit)
    .select({
      projectId: 'saved.project_id',
      toolsetId: 'saved.toolset_id',
      contentId: 'saved.content_id',
      json: 'saved.content',
    });
}

/** Keeps the texts of a content, unless that is no longer what is saved. */
export async function keepTexts(
  transaction: Transaction,
  contentId: string,
  { projectId, toolsetId, words, pointers }: IndexedTexts,
): Promise<void> {
  const place = { project_id: projectId, toolset_id: toolsetId };
  await transaction('search_texts').where(place).delete();
  const saved = transaction('project_toolsets')
    .where({ ...place, content_id: contentId })
    .select('project_id', 'toolset_id', 'content_id', transaction.raw('?', [words]), transaction.raw('?', [pointers]));
  await transaction
    .into(transaction.raw('search_texts (project_id, toolset_id, content_id, words, pointers)'))
    .insert(saved);
}

export interface FoundTexts extends IndexedTexts {
  projectName: string;
  language: Language;
}

interface Wanted {
  userId: string;
  /** Folded words, all of which a toolset has to hold. */
  words: readonly string[];
  /** Comes first. */
  projectId: string | undefined;
  limit: number;
}

/** Toolsets of a person's projects that hold every word somewhere, those worked on last first. */
export async function findTexts(
  connection: Connection,
  { userId, words, projectId, limit }: Wanted,
): Promise<FoundTexts[]> {
  const query = connection('search_texts')
    .join('projects', 'projects.id', 'search_texts.project_id')
    .whereIn('search_texts.project_id', readableProjects(connection, userId))
    .orderByRaw('case when search_texts.project_id = ? then 0 else 1 end', [projectId ?? ''])
    .orderBy([
      { column: 'projects.updated_at', order: 'desc' },
      { column: 'search_texts.project_id' },
      { column: 'search_texts.toolset_id' },
    ])
    .limit(limit)
    .select({
      projectId: 'search_texts.project_id',
      toolsetId: 'search_texts.toolset_id',
      projectName: 'projects.name',
      language: 'projects.language',
    });
  for (const word of words) query.whereRaw('instr(search_texts.words, ?) > 0', [Buffer.from(word)]);
  const places: Omit<FoundTexts, 'words' | 'pointers'>[] = await query;
  // Apart from it: sorting would carry the words of all that were found.
  const texts: Pick<FoundTexts, 'projectId' | 'toolsetId' | 'words' | 'pointers'>[] = await connection('search_texts')
    .whereIn(
      ['project_id', 'toolset_id'],
      places.map((place) => [place.projectId, place.toolsetId]),
    )
    .select({ projectId: 'project_id', toolsetId: 'toolset_id', words: 'words', pointers: 'pointers' });
  const byPlace = new Map(texts.map((text) => [`${text.projectId}/${text.toolsetId}`, text]));
  return places.flatMap((place) => {
    const text = byPlace.get(`${place.projectId}/${place.toolsetId}`);
    return text ? [{ ...place, ...text }] : [];
  });
}

/** Projects of a person by their name, with every word in it. */
export async function findNamedProjects(
  connection: Connection,
  { userId, words, limit }: Omit<Wanted, 'projectId'>,
): Promise<{ id: string; name: string; language: Language }[]> {
  const query = connection('projects')
    .whereIn('id', readableProjects(connection, userId))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .select('id', 'name', 'language');
  for (const word of words) query.whereRaw('instr(search_name, ?) > 0', [word]);
  return query;
}
