import { useCallback } from 'react';

import type { Version } from '#engine/protocol/version.ts';
import { fetchVersion } from '#web/api/versions.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

const ExportDialog = lateDialog(
  withWords('exports', async () => (await import('#web/projects/export/ExportDialog.tsx')).ExportDialog),
);

interface VersionExportProps {
  projectId: string;
  version: Version;
  onClose: () => void;
}

/** The export of what a version holds. */
export function VersionExport({ projectId, version, onClose }: VersionExportProps) {
  const { id } = version;
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchVersion(projectId, id, signal).catch((error: unknown) => {
        if (!signal.aborted) {
          reportFailure(error);
          onClose();
        }
        throw error;
      }),
    [projectId, id, onClose],
  );
  const { loaded } = useLoaded(load);
  if (loaded.phase !== 'ready') return null;
  const saved = loaded.data.toolsets.map((toolset) => toolset.id);
  return <ExportDialog version={{ id, name: version.name, saved }} onClose={onClose} />;
}
