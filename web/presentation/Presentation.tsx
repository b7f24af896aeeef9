import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { WrittenIn } from '#web/i18n/WrittenIn.ts';
import type { DeckSource } from '#web/presentation/deck/Deck.ts';
import { useDeck } from '#web/presentation/deck/useDeck.ts';

import { LoadingSlides } from './LoadingSlides.tsx';
import { Slides } from './Slides.tsx';

interface PresentationProps {
  source: DeckSource;
  /** The page that the slides are of, to which closing them leads. */
  home: string;
  /** Where the story is arranged; absent for who only looks. */
  arrangedAt?: string;
  /** Shown where there is no such project. */
  missing: ReactNode;
}

/** The pictures of a project as slides, on a page of their own. */
export function Presentation({ source, home, arrangedAt, missing }: PresentationProps) {
  const { t } = useTranslation();
  const { loading, tryAgain } = useDeck(source);
  const leave = useLeaving(home);
  const name = loading.phase === 'ready' ? loading.data.project.name : undefined;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="fixed inset-0 overflow-x-hidden overflow-y-auto bg-(--picture-ground) text-(--picture-ink) outline-none"
    >
      {loading.phase === 'missing' ? (
        missing
      ) : (
        <>
          <PageTitle title={t('present.title')} of={name} />
          <h1 tabIndex={-1} className="sr-only outline-none">
            {name === undefined ? t('present.title') : t('present.heading', { project: name })}
          </h1>
          {loading.phase === 'loading' && <LoadingSlides done={loading.done} />}
          {loading.phase === 'failed' && (
            <div className="grid min-h-full place-content-center justify-items-center">
              <FailureView error={loading.error} onTryAgain={tryAgain} />
              <ButtonLink look="quiet" size="small" to={home}>
                {t('present.toProject')}
              </ButtonLink>
            </div>
          )}
          {loading.phase === 'ready' && (
            <WrittenIn value={loading.data.project.language}>
              <Slides deck={loading.data} home={home} arrangedAt={arrangedAt} onLeave={leave} />
            </WrittenIn>
          )}
        </>
      )}
    </main>
  );
}

/** Back to where a person came from, or to a page above where that is not known. */
function useLeaving(above: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromPage = (state as { isFromPage?: boolean } | null)?.isFromPage;
  return () => void (isFromPage ? navigate(-1) : navigate(above, { replace: true }));
}
