import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import {
  insertShareLink,
  listShareLinks,
  type ShareLinkChoices,
  type ShareLinkRow,
} from '#server/database/repositories/shareLinks.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { shareLinkHash } from './shareLinkToken.ts';

const mostLinks = 20;

interface NewShareLink {
  personId: string;
  projectId: string;
  choices: ShareLinkChoices;
}

export async function createShareLink(
  transaction: Transaction,
  { keyedHash }: Pick<Services, 'keyedHash'>,
  { personId, projectId, choices }: NewShareLink,
): Promise<ShareLinkRow> {
  await requireLockedProject(transaction, { id: personId }, 'share', projectId);
  if ((await listShareLinks(transaction, projectId)).length >= mostLinks)
    throw new BusinessError('too-many-share-links', { limit: mostLinks });
  return insertShareLink(transaction, projectId, choices, (id) => shareLinkHash(keyedHash, id));
}
