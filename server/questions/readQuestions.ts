import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { Question } from '#engine/protocol/question.ts';
import { gatherQuestions } from '#engine/questions/gatherQuestions.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import type { Connection } from '#server/database/Database.ts';
import { listProjectAnswers, type ProjectAnswer } from '#server/database/repositories/projectAnswers.ts';
import { findProjectToolsets } from '#server/database/repositories/projectToolsets.ts';
import type { Services } from '#server/Services.ts';

type Parts = Pick<Services, 'toolsets'> & { connection: Connection; language: Language };

/** What a project asks, in saved contents and in drafts, and what was answered: open questions first. */
export async function readQuestions(parts: Parts, projectId: string): Promise<Question[]> {
  const { toolsets, connection, language } = parts;
  const rows = await findProjectToolsets(connection, projectId);
  const answers = await listProjectAnswers(connection, projectId);
  const asked = gatherQuestions(
    toolsets.toolsets.flatMap(({ manifest: { id } }) => {
      const row = rows.get(id);
      return [[id, row?.content ?? null] as const, [id, row?.draft?.content ?? null] as const];
    }),
  );
  const setup = new Set(toolsets.setup.map(({ manifest }) => manifest.id));
  const isNew = [...rows.values()].every(
    ({ toolsetId, content, draft }) => setup.has(toolsetId) || !(content ?? draft),
  );
  // A question is answered in whatever words it was asked.
  const answered = new Set(answers.flatMap((answer) => [answer.questionId, questionId(answer.question)]));
  const starting = [...startingQuestions[language]].filter(([id]) => isNew && !answered.has(id));
  const asking = new Map(asked.map(({ id, toolsets: ids }) => [id, ids]));
  return [
    ...starting.map(([id, text]): Question => ({ id, text, toolsets: [], ...unanswered, starting: true })),
    ...asked
      .filter(({ id }) => !answered.has(id))
      .map((question): Question => ({ ...question, ...unanswered, starting: false })),
    ...answers.map((answer) => present(answer, asking.get(questionId(answer.question)) ?? [])),
  ];
}

const unanswered = { answered: false, unknown: false, answer: null, by: null, at: null };

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
    starting: startingQuestions[fallbackLanguage].has(id),
  };
}
