import type { Language } from '#engine/languages/languages.ts';
import type { SourceAnswer, SourceChange } from '#engine/protocol/source.ts';
import type { Speaker } from '#engine/sources/SourceLine.ts';
import { withLabels } from '#engine/sources/withLabels.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { updateSource } from '#server/database/repositories/sources.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';

import { foldLines } from './foldLines.ts';
import { presentSource } from './presentSource.ts';
import { requireSource } from './requireSource.ts';

interface ChangeOrder {
  userId: string;
  projectId: string;
  sourceId: string;
  change: SourceChange;
  /** Of whoever changes it. */
  language: Language;
}

/** Changes what is said about a source, and how its speakers are called; their words stay as they are. */
export async function changeSource(
  transaction: Transaction,
  { userId, projectId, sourceId, change: { people, ...change }, language }: ChangeOrder,
): Promise<SourceAnswer> {
  await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  const source = await requireSource(transaction, projectId, sourceId);
  const speakers = people ? named(source.people, people) : source.people;
  refuseSameLabels(speakers, language);
  const renamed = new Map(source.people.map(({ id, label }) => [label, labelOf(speakers, id) ?? label]));
  const text = withLabels(source.text, renamed);
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await updateSource(transaction, sourceId, { ...source, ...set, people: speakers, text, words: foldLines(text) });
  await growProject(transaction, projectId, Buffer.byteLength(text) - Buffer.byteLength(source.text));
  await touchProject(transaction, projectId);
  return presentSource(await requireSource(transaction, projectId, sourceId));
}

const labelOf = (people: readonly Speaker[], id: string) => people.find((one) => one.id === id)?.label;

/** Those who are named change, those who are new get an id, and all others stay. */
function named(people: readonly Speaker[], changes: NonNullable<SourceChange['people']>): Speaker[] {
  const changed = new Map(changes.flatMap((change) => (change.id === undefined ? [] : [[change.id, change]])));
  const kept = people.map((speaker) => ({ ...speaker, ...changed.get(speaker.id), id: speaker.id }));
  let last = Math.max(0, ...people.map(({ id }) => Number(id.slice(1)) || 0));
  const added = changes.filter(({ id }) => !people.some((speaker) => speaker.id === id));
  return [...kept, ...added.map((speaker) => ({ ...speaker, id: `p${(last += 1)}` }))];
}

function refuseSameLabels(people: readonly Speaker[], language: Language) {
  if (new Set(people.map(({ label }) => label)).size === people.length) return;
  const message = translate(language, 'fields.same-label');
  throw new InvalidRequestError([{ path: '/people', key: 'same-label', message }]);
}
