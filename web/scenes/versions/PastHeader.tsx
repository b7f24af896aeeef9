import ArrowLeft from 'lucide-react/icons/arrow-left';
import GitCompare from 'lucide-react/icons/git-compare-arrows';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Version } from '#engine/protocol/version.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { comparePath, projectPath, versionPath } from '#web/paths.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

import { CurrentMark } from './CurrentMark.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useMayEdit } from './useMayEdit.ts';
import { VersionFacts } from './VersionFacts.tsx';

interface PastHeaderProps {
  projectId: string;
  version: Version;
  /** What of the version the page shows: the whole without it. */
  toolset?: { id: string; title: string };
}

/** Says that the page shows what was, and leads back: to today, by comparing, or by restoring it. */
export function PastHeader({ projectId, version, toolset }: PastHeaderProps) {
  const { t } = useTranslation();
  const mayEdit = useMayEdit();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, current } = version;
  return (
    <header className="flex flex-col gap-6">
      <PageTitle title={toolset?.title ?? name} of={name} />
      <div className="flex flex-col gap-3 rounded-2xl bg-tertiary-tonal px-5 py-4 text-on-tertiary-tonal desktop:flex-row desktop:items-center">
        <div className="flex min-w-0 flex-1 gap-3">
          <History aria-hidden size={22} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
              {toolset ? (
                <Link to={versionPath(projectId, id)} className="underline underline-offset-4">
                  {t('versions.past', { name })}
                </Link>
              ) : (
                t('versions.pastNote')
              )}
              {current && <CurrentMark />}
            </p>
            <VersionFacts version={version} isOnTonal />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            size="small"
            icon={<ArrowLeft aria-hidden size={18} />}
            to={toolset ? toolsetPath(projectId, toolset.id) : projectPath(projectId)}
          >
            {t('versions.backToToday')}
          </ButtonLink>
          <ButtonLink
            size="small"
            icon={<GitCompare aria-hidden size={18} />}
            to={comparePath(projectId, id, { ...(toolset && { toolset: toolset.id }) })}
          >
            {t('versions.compareToday')}
          </ButtonLink>
          {mayEdit && !current && (
            <Button size="small" look="strong" onClick={() => setIsAsking(true)}>
              {t(toolset ? 'versions.restoreOne' : 'versions.restore')}
            </Button>
          )}
        </div>
      </div>
      <h1 tabIndex={-1} className="text-3xl font-semibold wrap-anywhere outline-none">
        {toolset?.title ?? name}
      </h1>
      {isAsking && (
        <RestoreDialog
          projectId={projectId}
          version={version}
          toolset={toolset?.id}
          onClose={() => setIsAsking(false)}
        />
      )}
    </header>
  );
}
