import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { Question } from '#engine/protocol/question.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import type { Connection } from '#server/database/Database.ts';
import {
  listProjectAnswers,
  listTakenBack,
  type ProjectAnswer,
  type TakenBackQuestion,
} from '#server/database/repositories/projectAnswers.ts';
import type { Services } from '#server/Services.ts';

import { readAsked } from './readAsked.ts';

type Parts = Pick<Services, 'toolsets'> & { connection: Connection; language: Language };

/** What a project asks, in saved contents and in drafts, and what was answered: open questions first. */
export async function readQuestions(parts: Parts, projectId: string): Promise<Question[]> {
  const { connection, language } = parts;
  const { asked, isNew } = await readAsked(parts, connection, projectId);
  const answers = await listProjectAnswers(connection, projectId);
  const takenBack = await listTakenBack(connection, projectId);
  // A question is answered in whatever words it was asked.
  const answered = new Set(answers.flatMap((answer) => [answer.questionId, questionId(answer.question)]));
  const asking = new Map(asked.map(({ id, toolsets: ids }) => [id, ids]));
  const backOf = new Map(takenBack.map((each) => [questionId(each.question), each]));
  const starting = [...startingQuestions[language]].filter(
    ([id]) => !answered.has(id) && (isNew || takenBack.some((each) => each.questionId === id)),
  );
  const atStart = new Set(starting.map(([id]) => id));
  return [
    ...starting.map(([id, text]) => startingQuestion(id, text)),
    ...asked
      .filter(({ id }) => !answered.has(id))
      .map((question): Question => {
        const toolsets = [...new Set([...question.toolsets, ...toolsetsOf(backOf.get(question.id))])];
        return { ...question, toolsets, ...unanswered, starting: false };
      }),
    ...takenBack
      .filter((each) => !asking.has(questionId(each.question)) && !atStart.has(each.questionId))
      .map((each): Question => ({
        id: each.questionId,
        text: each.question,
        toolsets: toolsetsOf(each),
        ...unanswered,
        starting: false,
      })),
    ...answers.map((answer) => present(answer, asking.get(questionId(answer.question)) ?? [])),
  ];
}

/** One of those that are asked beside the first draft, as long as nobody has answered it. */
export const startingQuestion = (id: string, text: string): Question => ({
  id,
  text,
  toolsets: [],
  ...unanswered,
  starting: true,
});

const toolsetsOf = (each: Pick<TakenBackQuestion, 'taken'> | undefined) =>
  (each?.taken ?? []).map(({ toolset }) => toolset);

const unanswered = { answered: false, unknown: false, answer: null, by: null, at: null, untold: false };

function present(
  { questionId: id, question, answer, taken, by, answeredAt }: ProjectAnswer,
  asking: readonly string[],
): Question {
  return {
    id,
    text: question,
    toolsets: [...new Set([...taken.map(({ toolset }) => toolset), ...asking])],
    answered: true,
    unknown: answer === null,
    answer,
    by,
    at: answeredAt,
    untold: false,
    starting: startingQuestions[fallbackLanguage].has(id),
  };
}
