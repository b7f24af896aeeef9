import { hashToken } from '#server/accounts/secretToken.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectOfLink, type ProjectRow } from '#server/database/repositories/projects.ts';
import { findShareLink, type ShareLinkRow } from '#server/database/repositories/shareLinks.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { mayOnProject } from './mayOnProject.ts';

/** A link and the project that it shows. */
export interface OpenedLink {
  link: ShareLinkRow;
  project: ProjectRow;
}

/** What a share link opens. @throws NotFoundError for a link that is unknown, withdrawn or expired */
export async function requireSharedLink(connection: Connection, token: string): Promise<OpenedLink> {
  const [tokenHash, now] = [hashToken(token), new Date().toISOString()];
  const link = await findShareLink(connection, tokenHash, now);
  const project = link && (await findProjectOfLink(connection, tokenHash, now));
  if (!project || mayOnProject('link', 'read', project) !== 'allowed') throw new NotFoundError();
  return { link, project };
}
