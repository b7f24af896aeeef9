import { ExportDialog } from '#web/projects/export/ExportDialog.tsx';
import { ShareDialog } from '#web/projects/sharing/ShareDialog.tsx';
import { VersionNameDialog } from '#web/projects/VersionNameDialog.tsx';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

export type ToolsetDialog = 'share' | 'export' | 'version';

/** What the menu of a toolset opens; one file, since each further one costs the page more than it saves. */
export function ToolsetDialogs({ shown, onClose }: { shown: ToolsetDialog; onClose: () => void }) {
  const { dirty, projectId, toolsetId } = toolsetScreen;
  if (shown === 'share') return <ShareDialog onClose={onClose} />;
  if (shown === 'export') return <ExportDialog toolset={toolsetId} onClose={onClose} />;
  return <VersionNameDialog projectId={projectId} save={dirty ? save : undefined} onClose={onClose} />;
}
