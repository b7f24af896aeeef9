import type { WithdrawalAnswer } from '#engine/protocol/withdrawal.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { readLines } from '#engine/sources/readLines.ts';
import { WithdrawnWords } from '#engine/sources/WithdrawnWords.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import { countTextsWith } from '#server/database/repositories/withdrawnTexts.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { documentsOf, type EvidenceServices, readProjectEvidence } from '#server/projects/readProjectEvidence.ts';

import { requireSource } from './requireSource.ts';
import { saidIn } from './saidIn.ts';

interface Foreseen {
  projectId: string;
  sourceId: string;
  /** The id of a speaker; all of the source without one. */
  person: string | undefined;
}

// Nobody reads more of them before they decide.
const mostQuotes = 200;
const longestText = 300;

/** What a withdrawal would take with it; nothing is changed. @throws NotFoundError */
export async function foreseeWithdrawal(
  services: EvidenceServices,
  { projectId, sourceId, person }: Foreseen,
): Promise<WithdrawalAnswer> {
  const { connection } = services.database;
  const source = await requireSource(connection, projectId, sourceId);
  if (person !== undefined && !source.people.some(({ id }) => id === person)) throw new NotFoundError();
  const lines = readLines(source.text, source.people).filter(({ speaker }) => [undefined, speaker].includes(person));
  const numbers = new Set(lines.map(({ number }) => number));
  const words = new WithdrawnWords(saidIn(source, person === undefined ? undefined : numbers));

  const saved = documentsOf(services.toolsets, await findSavedContents(connection, projectId));
  const quotes = [...saved].flatMap(([toolset, document]) =>
    textsIn(document)
      .filter(({ text }) => words.takenOutOf(text) !== text)
      .map((found) => ({ toolset, ...found })),
  );
  const { evidence } = await readProjectEvidence(services, projectId);
  const claims = evidence.claims.filter(({ toolset, pointer }) =>
    quotes.some((quote) => quote.toolset === toolset && `${quote.pointer}/`.startsWith(`${pointer}/`)),
  );
  const counts = await countTextsWith(connection, projectId, words);
  const count = (table: string) => counts.get(table) ?? 0;
  const told = ['project_toolsets', 'version_contents', 'comments', 'decisions'];
  return {
    lines: numbers.size,
    quotes: quotes.slice(0, mostQuotes).map(({ text, ...place }) => ({ ...place, text: shortened(text) })),
    claims: claims.map(({ id, toolset, pointer, text, state }) => ({ id, toolset, pointer, text, state })),
    toolsets: [...new Set(quotes.map(({ toolset }) => toolset))],
    elsewhere: {
      drafts: count('project_toolsets'),
      versions: count('version_contents'),
      comments: count('comments'),
      decisions: count('decisions'),
      others: [...counts].reduce((sum, [table, rows]) => sum + (told.includes(table) ? 0 : rows), 0),
    },
  };
}

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text);

function textsIn(value: unknown, path: readonly string[] = []): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer: formatPointer(path), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]));
}
