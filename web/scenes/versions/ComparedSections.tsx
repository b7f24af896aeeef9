import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Version } from '#engine/protocol/version.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import type { ComparedToolset } from './compareContents.ts';
import { ComparedSection } from './ComparedSection.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useMayEdit } from './useMayEdit.ts';

interface ComparedSectionsProps {
  projectId: string;
  version: Version;
  compared: readonly ComparedToolset[];
  /** All that were compared. */
  ids: readonly string[];
  isWithToday: boolean;
}

/** The toolsets that differ, one below the other, and the names of those that do not. */
export function ComparedSections({ projectId, version, compared, ids, isWithToday }: ComparedSectionsProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const mayEdit = useMayEdit();
  const [asked, setAsked] = useState<string | null>(null);
  const same = ids.filter((id) => !compared.some((each) => each.id === id));
  if (compared.length === 0) return <EmptyState title={t('versions.same')} text={t('versions.sameText')} />;
  return (
    <div className="flex flex-col gap-4">
      {compared.map((each) => (
        <ComparedSection
          key={each.id}
          projectId={projectId}
          versionId={version.id}
          compared={each}
          onRestore={mayEdit && isWithToday && each.isIn.before ? () => setAsked(each.id) : undefined}
        />
      ))}
      {same.length > 0 && (
        <details className="rounded-2xl border border-outline px-5 py-3 text-sm">
          <summary className="min-h-8 cursor-pointer content-center font-semibold">
            {t('versions.unchanged', { count: same.length })}
          </summary>
          <ul className="mt-2 grid gap-x-6 gap-y-1 text-muted desktop:grid-cols-3">
            {same.map((id) => (
              <li key={id}>{titleOf(id)}</li>
            ))}
          </ul>
        </details>
      )}
      {asked !== null && (
        <RestoreDialog projectId={projectId} version={version} toolset={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
