import { describePlace } from '#engine/fields/describePlace.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { SearchResult } from '#engine/protocol/search.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { foldText } from '#engine/search/foldText.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { findNamedProjects, findTexts, type IndexedTexts } from '#server/database/repositories/searchTexts.ts';
import type { Services } from '#server/Services.ts';

import { excerptOf } from './excerptOf.ts';
import { refreshIndex } from './refreshIndex.ts';
import { searchSources } from './searchSources.ts';

const fewestLetters = 2;
const mostWords = 8;
const mostNames = 5;
const mostToolsets = 20;
const mostOfToolset = 3;
const most = 30;

interface Search {
  userId: string;
  q: string;
  /** Whose finds come first. */
  projectId: string | undefined;
  language: Language;
}

/** Texts that hold every word that is looked for, in all projects that a person may read; names of projects first. */
export async function searchProjects(
  services: Pick<Services, 'database' | 'toolsets'>,
  { userId, q, projectId, language }: Search,
): Promise<SearchResult[]> {
  const words = [...new Set(foldText(q).split(' '))].slice(0, mostWords);
  if (words.join('').length < fewestLetters) return [];
  const { connection } = services.database;
  await refreshIndex(services, userId);
  const names = await findNamedProjects(connection, { userId, words, limit: mostNames });
  const results: SearchResult[] = names.map(({ id, name, language: written }) => ({
    project: id,
    projectName: name,
    language: written,
    toolset: null,
    pointer: null,
    field: '',
    words: name,
  }));
  for (const found of await findTexts(connection, { userId, words, projectId, limit: mostToolsets })) {
    if (results.length >= most) break;
    const { toolsetId, projectName } = found;
    const pointers = pointersWith(words, found);
    if (pointers.length === 0 || !services.toolsets.has(toolsetId)) continue;
    const toolset = services.toolsets.get(toolsetId);
    const { content } = await findProjectToolset(connection, found.projectId, toolsetId);
    if (!content) continue;
    for (const pointer of pointers) {
      const text = getAt(content, pointer);
      // The index can be behind what is saved.
      if (typeof text !== 'string' || !holdsAll(foldText(text), words)) continue;
      results.push({
        project: found.projectId,
        projectName,
        language: found.language,
        toolset: toolsetId,
        pointer,
        field: describePlace(pointer, content, toolset, language),
        words: excerptOf(text, words),
      });
    }
  }
  const inSources = await searchSources(connection, { userId, words, projectId });
  return [...results.slice(0, most), ...inSources];
}

const holdsAll = (folded: string, words: readonly string[]) => words.every((word) => folded.includes(word));

/** Places of the texts that hold all words, whole phrases first. */
function pointersWith(words: readonly string[], found: IndexedTexts): string[] {
  const lines = found.words.toString().split('\n');
  const hits = lines.flatMap((line, index) => (holdsAll(line, words) ? [{ line, index }] : []));
  const phrase = words.join(' ');
  const ordered = hits.toSorted(
    (one, other) => Number(other.line.includes(phrase)) - Number(one.line.includes(phrase)),
  );
  const pointers = JSON.parse(found.pointers) as string[];
  return ordered.slice(0, mostOfToolset).map(({ index }) => pointers[index]!);
}
