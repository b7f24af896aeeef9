import { requireSharedLink } from '#server/access/requireSharedLink.ts';
import type { CommentRow } from '#server/database/repositories/comments.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

import { shareLinkToken, shareLinkUrl } from './shareLinkToken.ts';

type Post = Pick<Services, 'config' | 'database' | 'keyedHash' | 'limits' | 'mailer'>;

/** Tells a guest who left an address that their comment was answered, as long as their link works. */
export async function mailGuest(
  { config, database, keyedHash, limits, mailer }: Post,
  { guestName, guestEmail, shareLinkId }: CommentRow,
  author: string,
): Promise<void> {
  if (!guestEmail || !shareLinkId) return;
  try {
    const { link, project } = await requireSharedLink(database.connection, shareLinkToken(keyedHash, shareLinkId));
    const url = shareLinkUrl({ config, keyedHash }, link);
    await limits.take('guest-mails', { email: guestEmail });
    const to = { email: guestEmail, language: project.language, fullName: guestName ?? '' };
    if (url) mailer.post(composeMail('guest-answered', to, { author, project: project.name, url }));
  } catch (error) {
    // The link works no more, or the guest has heard enough for a day.
    if (!(error instanceof NotFoundError || error instanceof TooManyRequestsError)) throw error;
  }
}
