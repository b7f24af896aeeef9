import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchGuestComments } from '#web/api/shared.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { OpenedLink } from '#web/scenes/shared/OpenedLink.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { GuestCommentForm } from './GuestCommentForm.tsx';
import { GuestThread } from './GuestThread.tsx';

interface SharedCommentsProps {
  link: OpenedLink;
  /** Id of a toolset; without it, all that was said. */
  toolset?: string;
}

/** What guests said by this link and what they were answered, and a form to say more, without an account. */
export function SharedComments({ link, toolset }: SharedCommentsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const load = useCallback(() => fetchGuestComments(link.token), [link]);
  const { loaded, reload } = useLoaded(load);
  const titleOf = (id: string) => link.project.toolsets.find((summary) => summary.id === id)?.title[language];
  const written = () => void reload();
  const comments = loaded.phase === 'ready' ? loaded.data : [];
  const shown = new Set(comments.map(({ id }) => id));
  const firsts = comments.filter(
    (comment) =>
      // What a deleted comment was answered stays.
      (comment.replyTo === null || !shown.has(comment.replyTo)) && (!toolset || comment.toolset === toolset),
  );
  return (
    <section aria-labelledby="comments" className="rounded-[1.25rem] border border-outline bg-raised p-5 desktop:p-6">
      <h2 id="comments" className="text-lg font-semibold">
        {t('shared.comments.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('shared.comments.intro', { owner: link.project.ownerName })}</p>
      <GuestCommentForm token={link.token} place={toolset} onWritten={written} />
      {loaded.phase === 'loading' && <Skeleton className="mt-5 h-14" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={written} />}
      {firsts.length > 0 && (
        <ul className="mt-5 divide-y divide-outline border-t border-outline">
          {firsts.toReversed().map((first) => (
            <li key={first.id}>
              <GuestThread
                first={first}
                replies={comments.filter(({ replyTo }) => replyTo === first.id)}
                token={link.token}
                about={toolset ? undefined : titleOf(first.toolset)}
                onWritten={written}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
