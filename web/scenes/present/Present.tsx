import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { projectPath, projectsPath } from '#web/paths.ts';
import { projectSource } from '#web/presentation/deck/projectSource.ts';
import { Presentation } from '#web/presentation/Presentation.tsx';
import { TermsGate } from '#web/shell/TermsGate.tsx';

/** The slides of a project that the person may open. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const source = useMemo(() => projectSource(id), [id]);
  return (
    <TermsGate>
      <ImagesOf path={`/api/projects/${id}/images`}>
        <Presentation
          key={id}
          source={source}
          home={projectPath(id)}
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
