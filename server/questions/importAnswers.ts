import { fallbackLanguage } from '#engine/languages/languages.ts';
import type { FileAnswer } from '#engine/protocol/fileAnswer.ts';
import { questionId } from '#engine/questions/questionId.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import type { Transaction } from '#server/database/Database.ts';
import { listProjectAnswers, writeProjectAnswer } from '#server/database/repositories/projectAnswers.ts';

interface Importing {
  answers: readonly FileAnswer[];
  /** Whose contents come along. */
  toolsets: ReadonlySet<string>;
}

/** Takes the answers of a project file in; what the project has answered itself stays. Nobody here has said them. */
export async function importAnswers(
  transaction: Transaction,
  projectId: string,
  { answers, toolsets }: Importing,
): Promise<void> {
  const standing = await listProjectAnswers(transaction, projectId);
  const known = new Set(standing.flatMap(({ questionId: id, question }) => [id, questionId(question)]));
  // The latest first, as they are listed.
  const now = Date.now();
  for (const [index, { question, answer, toolsets: asking, starting }] of answers.entries()) {
    const isStarting = starting !== undefined && startingQuestions[fallbackLanguage].has(starting);
    const id = isStarting ? starting : questionId(question);
    if (known.has(id) || known.has(questionId(question))) continue;
    known.add(id);
    known.add(questionId(question));
    await writeProjectAnswer(transaction, projectId, {
      questionId: id,
      question,
      answer,
      taken: [...new Set(asking)].filter((each) => toolsets.has(each)).map((toolset) => ({ toolset, text: question })),
      userId: null,
      answeredAt: new Date(now - index).toISOString(),
    });
  }
}
