import type { Language } from '#engine/languages/languages.ts';
import type { Transaction } from '#server/database/Database.ts';
import { choosePath } from '#server/database/repositories/projects.ts';
import type { Services } from '#server/Services.ts';

import { requirePath } from './requirePath.ts';

/** Lets a project take another path; nothing of its contents changes. @throws InvalidRequestError */
export async function takePath(
  { paths }: Pick<Services, 'paths'>,
  transaction: Transaction,
  { id, path, language }: { id: string; path: string; language: Language },
): Promise<void> {
  requirePath(paths, path, language);
  await choosePath(transaction, id, path);
}
