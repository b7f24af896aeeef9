import { fallbackLanguage } from '#engine/languages/languages.ts';
import type { FileAnswer } from '#engine/protocol/fileAnswer.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import type { Connection } from '#server/database/Database.ts';
import { listProjectAnswers } from '#server/database/repositories/projectAnswers.ts';
import type { Services } from '#server/Services.ts';

interface Wanted {
  projectId: string;
  /** Whose contents are written. */
  toolsets: readonly string[];
}

/** The answers that go with some toolsets of a project: what these ask; those of the start with what it begins with. */
export async function exportedAnswers(
  { toolsets: registry }: Pick<Services, 'toolsets'>,
  connection: Connection,
  { projectId, toolsets }: Wanted,
): Promise<FileAnswer[]> {
  const isBegun = registry.setup.some(({ manifest }) => toolsets.includes(manifest.id));
  const answers = await listProjectAnswers(connection, projectId);
  return answers.flatMap(({ questionId: id, question, answer, taken }): FileAnswer[] => {
    const asking = taken.flatMap(({ toolset }) => (toolsets.includes(toolset) ? [toolset] : []));
    const isStarting = startingQuestions[fallbackLanguage].has(id);
    if (asking.length === 0 && !(isBegun && isStarting)) return [];
    return [{ question, answer, toolsets: asking, ...(isStarting && { starting: id }) }];
  });
}
