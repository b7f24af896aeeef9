import type { Answered, AnswerRequest, Question } from '#engine/protocol/question.ts';

import { call } from './call.ts';

const address = (project: string) => `/api/projects/${project}/questions`;
const answerAddress = (project: string, question: string) =>
  `${address(project)}/${encodeURIComponent(question)}/answer`;

export const fetchQuestions = (project: string, signal: AbortSignal) => call<Question[]>(address(project), { signal });

export const sendAnswer = (project: string, question: string, body: AnswerRequest) =>
  call<Answered>(answerAddress(project, question), { method: 'POST', body });

export const deleteAnswer = (project: string, question: string) =>
  call<void>(answerAddress(project, question), { method: 'DELETE' });
