import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { loadQuestions, questions, refreshQuestions } from '#web/stores/questions.ts';
import { useMay } from '#web/stores/useMay.ts';

import { QuestionInbox } from './QuestionInbox.tsx';

/** Every open question of all toolsets in one place, each once, and what was answered. */
export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { current, id } = useSnapshot(project);
  const { list, projectId, language: loadedIn, phase, error } = useSnapshot(questions);
  const { edit } = useMay();
  useEffect(() => {
    if (id) void loadQuestions(id);
  }, [id]);
  useEffect(() => {
    // In another language those of the start have other words.
    if (loadedIn && loadedIn !== language) refreshQuestions();
  }, [loadedIn, language]);
  if (!current || !id) return null;
  const loaded = projectId === id ? list : null;
  if (!loaded && phase === 'failed') return <FailureView error={error} onTryAgain={() => void loadQuestions(id)} />;
  if (!loaded) return <SkeletonPage />;
  const may = edit ? '' : current.mode === 'read' ? t('questions.readMode') : t('questions.viewer');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('questions.title')}
        of={current.name}
        compact
        intro={
          loaded.length > 0 && (
            <>
              <p className="max-w-[680px]">{t('questions.intro')}</p>
              {may !== '' && <p className="mt-1 font-medium text-text">{may}</p>}
            </>
          )
        }
      />
      {loaded.length === 0 ? (
        <EmptyState
          title={t('questions.emptyTitle')}
          text={t('questions.emptyText')}
          action={<ButtonLink to={toolsPath(id)}>{t('toolset.toPath')}</ButtonLink>}
        />
      ) : (
        <QuestionInbox projectId={id} list={loaded} mayAnswer={edit} />
      )}
    </div>
  );
}
