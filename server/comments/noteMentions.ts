import { mentionsIn } from '#engine/comments/mentions.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Transaction } from '#server/database/Database.ts';
import { setMentions } from '#server/database/repositories/commentMentions.ts';
import { listProjectPeople } from '#server/database/repositories/projectPeople.ts';

import { mentionsRest } from './mentionTimes.ts';
import { refuseField } from './refuseField.ts';

interface Mentioning {
  commentId: string;
  projectId: string;
  toolsetId: string;
  /** Who writes; a mention of oneself is no news. */
  userId: string;
  text: string;
  /** The text before it was edited: whoever has left since may stay in it. */
  before: string;
  language: Language;
}

/** @throws InvalidRequestError for somebody who has nothing to do with the project */
export async function noteMentions(
  transaction: Transaction,
  { text, before, language, userId, ...comment }: Mentioning,
): Promise<void> {
  const mentioned = mentionsIn(text);
  if (mentioned.length === 0 && mentionsIn(before).length === 0) return;
  const people = new Set((await listProjectPeople(transaction, comment.projectId)).map(({ id }) => id));
  const known = new Set([...people, ...mentionsIn(before)]);
  if (!mentioned.every((id) => known.has(id))) throw refuseField(language, '/text', 'not-in-project');
  const told = mentioned.filter((id) => people.has(id) && id !== userId);
  await setMentions(transaction, comment, told, new Date(Date.now() + mentionsRest).toISOString());
}
