import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { LateBrandCard } from '#web/projects/brand/LateBrandCard.tsx';
import { CopyProject } from '#web/projects/copy/CopyProject.tsx';
import { ImportOver } from '#web/projects/import/ImportOver.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import { ProjectDetailsForm } from './ProjectDetailsForm.tsx';
import { ProjectLanguageChoice } from './ProjectLanguageChoice.tsx';
import { ProjectModeChoice } from './ProjectModeChoice.tsx';
import { ProjectPathChoice } from './ProjectPathChoice.tsx';
import { ProjectWorkspace } from './ProjectWorkspace.tsx';

export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { edit } = useMay();
  if (!current) return null;
  const isMine = current.role === 'owner';
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <PageHeader
        title={t('settings.tab.actions')}
        of={current.name}
        intro={t(isMine ? 'settings.actionsText' : 'settings.actionsOfMember')}
      />
      {isMine && (
        <>
          <ProjectDetailsForm key={current.id} name={current.name} description={current.description} />
          <ProjectWorkspace project={current} />
          <ProjectLanguageChoice language={current.language} />
          <ProjectModeChoice mode={current.mode} />
        </>
      )}
      {edit && <ProjectPathChoice path={current.path} />}
      {edit && <LateBrandCard key={`brand ${current.id}`} projectId={current.id} />}
      <CopyProject project={current} />
      {edit && <ImportOver projectId={current.id} />}
    </div>
  );
}
