import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { project } from '#web/stores/project.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { useMayEdit } from './useMayEdit.ts';
import { VersionList } from './VersionList.tsx';

/** The versions in which one toolset changed. */
export function ToolsetVersions() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { toolset = '' } = useParams();
  const titleOf = useToolsetTitle();
  const mayEdit = useMayEdit();
  if (!current) return null;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('versions.ofToolset', { title: titleOf(toolset) })}
        of={current.name}
        intro={t('versions.ofToolsetText')}
        actions={
          <ButtonLink size="small" icon={<ArrowLeft aria-hidden size={18} />} to={toolsetPath(current.id, toolset)}>
            {t('versions.backToToday')}
          </ButtonLink>
        }
      />
      <VersionList projectId={current.id} toolset={toolset} mayEdit={mayEdit} />
    </div>
  );
}
