import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import type { Version } from '#engine/protocol/version.ts';
import { deleteVersion } from '#web/api/versions.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { Menu } from '#web/components/Menu.tsx';
import { comparePath, versionPath } from '#web/paths.ts';
import { VersionNameDialog } from '#web/projects/VersionNameDialog.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { CurrentMark } from './CurrentMark.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { VersionExport } from './VersionExport.tsx';
import { VersionFacts } from './VersionFacts.tsx';

interface VersionRowProps {
  projectId: string;
  version: Version;
  /** The one whose versions are listed; all without it. */
  toolset?: string | undefined;
  mayEdit: boolean;
  onChange: () => void;
}

/** A version in the list; the link covers the whole row. */
export function VersionRow({ projectId, version, toolset, mayEdit, onChange }: VersionRowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'restore' | 'export' | 'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, name, current } = version;
  const isWhole = toolset === undefined;

  async function remove(): Promise<void> {
    try {
      await deleteVersion(projectId, id);
      showToast('success', t('versions.deleted', { name }));
      // The focused row goes. Deferred until after the dialog has tried to restore the focus.
      setTimeout(focusHeading);
      onChange();
    } catch (error) {
      reportFailure(error, {}, () => void remove());
    }
  }

  return (
    <li className="group relative flex items-center gap-3 rounded-2xl border border-outline bg-raised p-4 transition-shadow hover:shadow-raised">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={versionPath(projectId, id, toolset)}
            className="min-w-0 font-semibold wrap-anywhere underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          {current && <CurrentMark />}
        </div>
        <VersionFacts version={version} />
      </div>
      <div className="relative">
        <Menu
          label={t('versions.actions', { name })}
          entries={[
            {
              label: t('versions.compareToday'),
              onChoose: () => void navigate(comparePath(projectId, id, { ...(toolset && { toolset }) })),
            },
            ...(mayEdit && !current ? [{ label: t('versions.restore'), onChoose: () => setOpen('restore') }] : []),
            ...(isWhole ? [{ label: t('exports.open'), onChoose: () => setOpen('export') }] : []),
            ...(isWhole && mayEdit
              ? [
                  { label: t('versions.rename'), onChoose: () => setOpen('rename') },
                  { label: t('versions.delete'), danger: true, onChoose: () => setOpen('delete') },
                ]
              : []),
          ]}
        />
      </div>
      {open === 'restore' && (
        <RestoreDialog projectId={projectId} version={version} toolset={toolset} onClose={close} />
      )}
      {open === 'export' && <VersionExport projectId={projectId} version={version} onClose={close} />}
      {open === 'rename' && (
        <VersionNameDialog projectId={projectId} version={version} onDone={onChange} onClose={close} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('versions.deleteQuestion', { name })}
          text={t('versions.deleteText')}
          confirm={t('versions.delete')}
          danger
          onConfirm={remove}
          onClose={close}
        />
      )}
    </li>
  );
}
