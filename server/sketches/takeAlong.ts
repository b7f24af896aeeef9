import type { UserRow } from '#server/database/repositories/users.ts';
import type { Services } from '#server/Services.ts';

import { keepSketch } from './keepSketch.ts';

/**
 * What whoever signs in gets of the sketch that they bring: the project that it becomes. They are signed in whatever
 * becomes of it.
 */
export async function takeAlong(
  services: Pick<Services, 'database' | 'toolsets' | 'logger'>,
  user: Pick<UserRow, 'id'>,
  secret: string | undefined,
): Promise<{ project?: string | null }> {
  if (secret === undefined) return {};
  try {
    const project = await services.database.transaction((transaction) =>
      keepSketch(services, transaction, { userId: user.id, secret }),
    );
    return { project };
  } catch (error) {
    services.logger.warn({ err: error }, 'sketch not kept');
    return { project: null };
  }
}
