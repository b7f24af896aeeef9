import { proxy, ref } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import type { Question } from '#engine/protocol/question.ts';
import { fetchQuestions } from '#web/api/questions.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** What the open project asks, and what its team has answered. */
export const questions = proxy({
  projectId: null as string | null,
  /** In which those of the start are asked. */
  language: null as Language | null,
  list: null as OpaqueRef<Question[]> | null,
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  Object.assign(questions, { projectId: null, list: null, phase: 'loading' });
});

/** Loads them, or loads them anew: what is shown stays until the answer is there. */
export async function loadQuestions(projectId: string): Promise<void> {
  if (questions.projectId !== projectId) Object.assign(questions, { projectId, list: null, phase: 'loading' });
  questions.language = currentLanguage();
  const take = (list: Question[]) => {
    questions.list = ref(list);
  };
  await loadInto(questions, loading, (signal) => fetchQuestions(projectId, signal), take, { keepsShown: true });
}

/** After something was saved, drafted or answered; nothing where nobody has asked for it yet. */
export function refreshQuestions(): void {
  if (questions.projectId) void loadQuestions(questions.projectId);
}

/** Puts a question as the server has it now in the place of what is shown. */
export function keepQuestion(projectId: string, question: Question): void {
  if (questions.projectId !== projectId || !questions.list) return;
  questions.list = ref(questions.list.map((each) => (each.id === question.id ? question : each)));
}
