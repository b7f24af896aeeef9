import { topicsOf } from '#engine/depth/topicsOf.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ChosenDepth } from '#engine/protocol/depth.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { writeDepths } from '#server/database/repositories/projects.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { translate } from '#server/i18n/translate.ts';
import type { Services } from '#server/Services.ts';

interface Choice {
  userId: string;
  projectId: string;
  toolsetId: string;
  depth: string;
  topics?: string[] | undefined;
  language: Language;
}

/**
 * Has a toolset go to a depth of its folder, with these topics or those of before; nothing of its contents changes.
 *
 * @throws InvalidRequestError for a depth, or a topic, that the folder does not have
 */
export async function chooseDepth(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, projectId, toolsetId, depth, topics, language }: Choice,
): Promise<ChosenDepth> {
  const { schema, ui } = toolsets.get(toolsetId);
  const message = translate(language, 'fields.not-in-list');
  const refuse = (paths: readonly string[]) => {
    if (paths.length > 0) throw new InvalidRequestError(paths.map((path) => ({ path, key: 'not-in-list', message })));
  };
  refuse(ui.depths?.some(({ id }) => id === depth) ? [] : ['/depth']);
  const known = ui.depths?.flatMap(({ choose }) => (choose ? topicsOf(schema, choose.topics) : [])) ?? [];
  refuse(topics?.flatMap((topic, index) => (known.includes(topic) ? [] : [`/topics/${index}`])) ?? []);
  return database.transaction(async (transaction) => {
    const { depths } = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const chosen = { depth, topics: [...new Set(topics ?? depths[toolsetId]?.topics)] };
    await writeDepths(transaction, projectId, { ...depths, [toolsetId]: chosen });
    return chosen;
  });
}
