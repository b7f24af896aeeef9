import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { projectPath, projectsPath } from '#web/paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ImagesOf } from '../../images/ImagesOf.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { TermsGate } from '../../shell/TermsGate.tsx';
import { projectSource } from '#web/presentation/deck/projectSource.ts';
import { Presentation } from '#web/presentation/Presentation.tsx';

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
