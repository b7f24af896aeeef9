import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FailureView } from '../../shell/FailureView.tsx';
import { MissingView } from '../../shell/MissingView.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { TermsGate } from '../../shell/TermsGate.tsx';
import { useDeck } from './deck/useDeck.ts';
import { LoadingSlides } from './LoadingSlides.tsx';
import { Slides } from './Slides.tsx';

/** The pictures of a project as slides, on a page of their own. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <TermsGate>
      <Presentation key={id} projectId={id} />
    </TermsGate>
  );
}

function Presentation({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { loading, tryAgain } = useDeck(projectId);
  const leave = useLeaving(`/project/${projectId}`);
  const name = loading.phase === 'ready' ? loading.deck.project.name : undefined;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="fixed inset-0 overflow-x-hidden overflow-y-auto bg-(--picture-ground) text-(--picture-ink) outline-none"
    >
      {loading.phase === 'missing' ? (
        <MissingView
          title={t('project.missingTitle')}
          text={t('project.missingText')}
          action={<ButtonLink to="/user/projects">{t('home.allProjects')}</ButtonLink>}
        />
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
              <ButtonLink look="quiet" size="small" to={`/project/${projectId}`}>
                {t('present.toProject')}
              </ButtonLink>
            </div>
          )}
          {loading.phase === 'ready' && <Slides deck={loading.deck} projectId={projectId} onLeave={leave} />}
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
