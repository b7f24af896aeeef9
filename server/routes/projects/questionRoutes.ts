import { answeredResponse, answerRequest, questionResponse } from '#engine/protocol/question.ts';
import { defineRoute, type SignedInUser } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { answerQuestion, takeAnswerBack } from '#server/questions/answerQuestion.ts';
import { readQuestions } from '#server/questions/readQuestions.ts';
import { untoldAnswers } from '#server/questions/untoldAnswers.ts';
import type { Services } from '#server/Services.ts';

export const questionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/questions',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'What a project asks in all its toolsets, each question once, and what was answered',
    answer: { status: 200, schema: questionResponse.array() },
    async handle({ project, language }, services) {
      const { database, toolsets } = services;
      const questions = await readQuestions({ connection: database.connection, toolsets, language }, project.id);
      const untold = await untoldAnswers(services, questions, project.language);
      return questions.map((question) => ({ ...question, untold: untold.has(question.id) }));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/questions/:question/answer',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one answer of bounded length' },
    summary: 'Answers a question, or says that nobody knows; every later draft is told',
    body: answerRequest,
    answer: { status: 200, schema: answeredResponse },
    async handle({ user, params, body, language }, services) {
      const answered = await answerQuestion(services, {
        userId: user.id,
        projectId: params.id,
        question: params.question,
        answer: 'text' in body ? body.text : null,
        over: body.over,
        language,
      });
      tell(services, user, params, answered.written);
      return answered;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/questions/:question/answer',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'deletes one row' },
    summary: 'Takes an answer back: the question is asked again where it was asked',
    answer: { status: 204 },
    async handle({ user, params, language }, services) {
      const asked = { userId: user.id, projectId: params.id, question: params.question, language };
      tell(services, user, params, await takeAnswerBack(services, asked));
    },
  }),
];

function tell(
  services: Services,
  user: SignedInUser,
  { id }: { id: string },
  written: readonly { toolset: string; revision: number }[],
): void {
  for (const data of written) announce(services, user, id, { name: 'saved', data });
  announce(services, user, id, { name: 'questions', data: {} });
}
