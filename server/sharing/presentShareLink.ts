import type { ShareLink } from '#engine/protocol/shareLink.ts';
import type { ShareLinkRow } from '#server/database/repositories/shareLinks.ts';
import type { Services } from '#server/Services.ts';

import { shareLinkUrl } from './shareLinkToken.ts';

/** A link as its owner sees it. */
export function presentShareLink(services: Pick<Services, 'config' | 'keyedHash'>, link: ShareLinkRow): ShareLink {
  const { id, createdAt, name, expiresAt, toolsets, confirmedOnly, takesComments, preview } = link;
  return {
    id,
    url: shareLinkUrl(services, link),
    createdAt,
    expiresAt,
    name: name ?? '',
    toolsets: toolsets && [...toolsets],
    confirmedOnly,
    takesComments,
    preview,
  };
}
