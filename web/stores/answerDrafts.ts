import { proxy } from 'valtio';

import { onPersonChange } from './onPersonChange.ts';
import { session } from './session.ts';

/** Answers that are typed and not sent, by project and question; null where there is nothing. */
export const answerDrafts = proxy({ texts: {} as Record<string, string | null> });

onPersonChange(() => (answerDrafts.texts = {}));

const nameOf = (projectId: string, question: string) => `${projectId}/${question}`;
const keyOf = (name: string) => `answer:${session.user?.id}:${name}`;

/** What is typed; null: nothing. */
export function readAnswerDraft(projectId: string, question: string): string | null {
  const name = nameOf(projectId, question);
  const known = answerDrafts.texts[name];
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Keeps what is typed in this tab until it is sent: over other pages and reloads. */
export function writeAnswerDraft(projectId: string, question: string, text: string | null): void {
  const name = nameOf(projectId, question);
  answerDrafts.texts = { ...answerDrafts.texts, [name]: text };
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage that is full or closed keeps nothing; the text is still on the page.
  }
}
