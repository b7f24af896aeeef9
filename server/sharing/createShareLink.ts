import type { ShareLink } from '#engine/protocol/shareLink.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { createSecretToken, hashToken } from '#server/accounts/secretToken.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertShareLink, listShareLinks } from '#server/database/repositories/shareLinks.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

const mostLinks = 20;

interface NewShareLink {
  personId: string;
  projectId: string;
  expiresAt: string | null;
}

/** Only this answer has the address. */
export async function createShareLink(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  { personId, projectId, expiresAt }: NewShareLink,
): Promise<ShareLink> {
  await requireLockedProject(transaction, { id: personId }, 'share', projectId);
  if ((await listShareLinks(transaction, projectId)).length >= mostLinks)
    throw new BusinessError('too-many-share-links', { limit: mostLinks });
  const token = createSecretToken();
  const link = await insertShareLink(transaction, { projectId, tokenHash: hashToken(token), expiresAt });
  return { ...link, url: `${config.publicUrl}/shared/${token}` };
}
