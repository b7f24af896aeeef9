import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { hashToken } from '#server/accounts/secretToken.ts';
import type { ShareLinkRow } from '#server/database/repositories/shareLinks.ts';

/** The secret of a link: a keyed hash of its id, so that it can be told again without being stored. */
export const shareLinkToken = (keyedHash: KeyedHasher, id: string): string =>
  Buffer.from(keyedHash('share-link', id), 'hex').toString('base64url');

/** What the database recognises a link by. */
export const shareLinkHash = (keyedHash: KeyedHasher, id: string): string => hashToken(shareLinkToken(keyedHash, id));

interface Origin {
  keyedHash: KeyedHasher;
  config: { publicUrl: string };
}

/** The address of a link; null for one whose secret was drawn at random, or under another secret of the server. */
export function shareLinkUrl(
  { keyedHash, config }: Origin,
  { id, tokenHash }: Pick<ShareLinkRow, 'id' | 'tokenHash'>,
): string | null {
  const token = shareLinkToken(keyedHash, id);
  return hashToken(token) === tokenHash ? `${config.publicUrl}/shared/${token}` : null;
}
