import { requireProject } from '#server/access/requireProject.ts';
import { claimMentions, findDueMentions, type MailAddressee } from '#server/database/repositories/commentMentions.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Services } from '#server/Services.ts';

type Post = Pick<Services, 'config' | 'database' | 'mailer' | 'toolsets'>;

const atOnce = 200;

/**
 * Mails those whose mentions have been unread for a while: one mail for all of a project. The server that has taken the
 * mentions of a person sends it, after the commit; one that stops in between sends none.
 */
export async function mailMentions(services: Post, now = Date.now()): Promise<void> {
  const due = await findDueMentions(services.database.connection, new Date(now).toISOString(), atOnce);
  for (const addressee of due) await mailTo(services, addressee);
}

async function mailTo({ config, database, mailer, toolsets }: Post, addressee: MailAddressee): Promise<void> {
  const { userId, projectId } = addressee;
  const claimed = await database.transaction((transaction) => claimMentions(transaction, addressee));
  const mentions = claimed.filter(({ toolsetId }) => toolsets.has(toolsetId));
  const [first] = mentions;
  const user = first && (await findUser(database.connection, userId));
  if (!user) return;
  const project = await requireProject(database.connection, user, 'comment', projectId).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null; // removed from the project since
    throw error;
  });
  if (!project) return;
  const { language } = user;
  const titles = mentions.map(({ toolsetId }) => toolsets.get(toolsetId).locales[language].title);
  const facts = {
    project: project.name,
    author: first.authorName ?? '',
    toolset: titles[0]!,
    count: mentions.length,
    toolsets: new Intl.ListFormat(language).format(new Set(titles)),
    url: `${config.publicUrl}/project/${projectId}/tools/${first.toolsetId}?comment=${first.commentId}`,
  };
  const isSingle = mentions.length === 1 && first.authorName !== null;
  mailer.post(composeMail(isSingle ? 'mentioned' : 'mentioned-often', user, facts));
}
