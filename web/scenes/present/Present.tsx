import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { projectPath, projectsPath, storyPath } from '#web/paths.ts';
import { projectSource } from '#web/presentation/deck/projectSource.ts';
import { Presentation } from '#web/presentation/Presentation.tsx';
import { TermsGate } from '#web/shell/TermsGate.tsx';

/** The slides of a project that the person may open. */
export function Component() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  return <ProjectSlides key={id} id={id} openedAt={parameters.get('toolset')} />;
}

function ProjectSlides({ id, openedAt }: { id: string; openedAt: string | null }) {
  const { t } = useTranslation();
  const [source] = useState(() => projectSource(id, openedAt));
  return (
    <TermsGate>
      <ImagesOf path={`/api/projects/${id}/images`}>
        <Presentation
          source={source}
          home={projectPath(id)}
          arrangedAt={storyPath(id)}
          missing={
            <MissingView
              title={t('project.missingTitle')}
              text={t('project.missingText')}
              action={<ButtonLink to={projectsPath}>{t('home.allProjects')}</ButtonLink>}
            />
          }
        />
      </ImagesOf>
    </TermsGate>
  );
}
