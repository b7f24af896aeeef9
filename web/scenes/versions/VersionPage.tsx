import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import type { VersionContent } from '#engine/protocol/version.ts';
import { versionPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { SubjectTile } from '#web/toolsets/SubjectTile.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { loadSubject } from './loadSubject.ts';
import { PastHeader } from './PastHeader.tsx';
import { VersionFrame } from './VersionFrame.tsx';

export function VersionPage() {
  return <VersionFrame>{(projectId, version) => <VersionPath projectId={projectId} version={version} />}</VersionFrame>;
}

/** A version as a path: what each stage held, with its pictures. */
function VersionPath({ projectId, version }: { projectId: string; version: VersionContent }) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const titleOf = useToolsetTitle();
  const load = useCallback((id: string) => loadSubject(version, id), [version]);
  const held = new Set(version.toolsets.map(({ id }) => id));
  const empty = summaries.filter(({ id }) => !held.has(id)).map(({ id }) => titleOf(id));
  return (
    <div className="flex flex-col gap-8">
      <PastHeader projectId={projectId} version={version} />
      {stages.map((stage) => {
        const inStage = summaries.filter((summary) => summary.stage === stage && held.has(summary.id));
        if (inStage.length === 0) return null;
        return (
          <section key={stage} aria-labelledby={`stage-${stage}`} className="flex flex-col gap-4">
            <h2 id={`stage-${stage}`} className="text-xl font-semibold">
              {t(`stage.${stage}.title`)}
            </h2>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-3 wide:grid-cols-5">
              {inStage.map((summary) => (
                <li key={summary.id}>
                  <SubjectTile to={versionPath(projectId, version.id, summary.id)} summary={summary} load={load} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {empty.length > 0 && (
        <p className="text-sm text-muted">{t('versions.wereEmpty', { toolsets: empty.join(', ') })}</p>
      )}
    </div>
  );
}
