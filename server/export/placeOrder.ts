import type { ExportFormat } from '#engine/protocol/export.ts';
import type { Language } from '#engine/toolset/languages.ts';

import { type ProjectRow } from '../database/repositories/projects.ts';
import { findSavedContents } from '../database/repositories/savedContents.ts';
import { findUser } from '../database/repositories/users.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { translate } from '../i18n/translate.ts';
import type { Services } from '../Services.ts';
import type { ExportOrder } from './ExportOrder.ts';

interface Wish {
  user: { id: string };
  project: ProjectRow;
  toolsets: readonly string[];
  format: ExportFormat;
  openQuestions: boolean;
  /** Of the person who asks, and of the export unless they choose another. */
  language: Language;
}

/** Everything that an export is written from. @throws when a toolset is unknown, or nothing chosen is saved. */
export async function placeOrder(
  { database: { connection }, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { user, project, toolsets: wanted, format, openQuestions, language }: Wish,
): Promise<ExportOrder> {
  const errors = wanted.flatMap((id, index) =>
    toolsets.has(id)
      ? []
      : [
          {
            path: `/toolsets/${index}`,
            key: 'not-in-list' as const,
            message: translate(language, 'fields.not-in-list'),
          },
        ],
  );
  if (errors.length > 0) throw new InvalidRequestError(errors);
  const [rows, person] = await Promise.all([findSavedContents(connection, project.id), findUser(connection, user.id)]);
  const saved = rows.map(({ toolsetId, ...row }) => ({ toolset: toolsetId, ...row }));
  const chosen = wanted.filter((id) => saved.some(({ toolset }) => toolset === id));
  if (chosen.length === 0) throw new BusinessError('nothing-to-export');
  return {
    format,
    language,
    project: {
      name: project.name,
      description: project.description,
      language: project.language,
      author: person?.fullName ?? '',
    },
    date: new Date().toISOString(),
    chosen: [...new Set(chosen)],
    hasOpenQuestions: openQuestions,
    saved,
  };
}
