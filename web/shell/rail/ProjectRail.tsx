import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { display, setRailHidden } from '#web/stores/display.ts';
import { project } from '#web/stores/project.ts';

import { ProjectSteps } from './ProjectSteps.tsx';

/** The steps of the open project beside its pages, on wide screens; it can be hidden. */
export function ProjectRail({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { railHidden } = useSnapshot(display);
  const { phase, id } = useSnapshot(project);
  const loaded = id === projectId && phase === 'ready';
  const loading = id !== projectId || phase === 'loading';
  return (
    <div
      className={`sticky low:static top-0 hidden max-h-svh low:max-h-none shrink-0 self-start overflow-y-auto desktop:block ${railHidden ? 'w-14 p-2' : 'w-64 p-4'}`}
    >
      <IconButton
        label={t(railHidden ? 'shell.showRail' : 'shell.hideRail')}
        aria-expanded={!railHidden}
        className={railHidden ? '' : 'absolute top-4 right-4 text-muted'}
        onClick={() => setRailHidden(!railHidden)}
      >
        {railHidden ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
      </IconButton>
      {!railHidden && loaded && <ProjectSteps />}
      {!railHidden && loading && <Skeleton className="mt-12 h-80" />}
    </div>
  );
}
