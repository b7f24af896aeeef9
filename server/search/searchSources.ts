import type { SearchResult } from '#engine/protocol/search.ts';
import type { Connection } from '#server/database/Database.ts';
import { findSourceTexts } from '#server/database/repositories/sources.ts';

import { excerptOf } from './excerptOf.ts';

const mostSources = 5;
const mostOfSource = 3;

interface Search {
  userId: string;
  words: readonly string[];
  projectId: string | undefined;
}

/** Lines of sources that hold every word; where none does, the first that holds the first of them. */
export async function searchSources(
  connection: Connection,
  { userId, words, projectId }: Search,
): Promise<SearchResult[]> {
  const found = await findSourceTexts(connection, { userId, words, projectId, limit: mostSources });
  return found.flatMap((source) => {
    const folded = source.words.toString().split('\n');
    const lines = source.text.split('\n');
    return linesWith(words, folded).map((index) => ({
      project: source.projectId,
      projectName: source.projectName,
      language: source.language,
      toolset: null,
      pointer: null,
      source: { id: source.id, line: index + 1 },
      field: source.title,
      words: excerptOf(lines[index] ?? '', words),
    }));
  });
}

function linesWith(words: readonly string[], lines: readonly string[]): number[] {
  const holding = (wanted: readonly string[]) =>
    lines.flatMap((line, index) => (wanted.every((word) => line.includes(word)) ? [index] : []));
  const whole = holding(words);
  return whole.length > 0 ? whole.slice(0, mostOfSource) : holding(words.slice(0, 1)).slice(0, 1);
}
