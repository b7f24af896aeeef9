import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { StateMark, type ToolsetMark } from '../../../components/StateMark.tsx';
import { LivePart } from '../../../live/LivePart.tsx';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { project } from '../../../stores/project.ts';
import { useMay } from '../../../stores/useMay.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { ExampleChip } from '../ExampleChip.tsx';
import { GenerateMany } from '../GenerateMany.tsx';
import { useSavedSteps } from '../rail/useSavedSteps.ts';
import { PresentButton } from './PresentButton.tsx';

/** The name of the open project, where it stands, and what it is about. */
export function PathHeader() {
  const { t } = useTranslation();
  const { current, toolsets } = useSnapshot(project);
  const saved = useSavedSteps();
  const { manage } = useMay();
  if (!current) return null;
  const waiting = toolsets.filter(({ status }) => status === 'generated');
  const starters = waiting.filter(({ starter }) => starter).length;
  const drafts = waiting.length - starters;
  const stale = toolsets.filter((status) => status.stale).length;
  const counts: { mark: ToolsetMark; text: string }[] = [
    { mark: 'saved', text: saved.text },
    ...(drafts > 0 ? [{ mark: 'generated' as const, text: t('project.draftCount', { count: drafts }) }] : []),
    ...(starters > 0 ? [{ mark: 'starter' as const, text: t('project.starterCount', { count: starters }) }] : []),
    ...(stale > 0 ? [{ mark: 'stale' as const, text: t('project.staleCount', { count: stale }) }] : []),
  ];
  return (
    <PageHeader
      title={current.name}
      actions={
        <>
          <GenerateMany />
          <ExportButton />
          <PresentButton />
        </>
      }
      intro={
        <>
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            {counts.map(({ mark, text }) => (
              <li key={mark} className="flex items-center gap-2 first:font-medium first:text-text">
                <StateMark state={mark} />
                {text}
              </li>
            ))}
            {current.isExample && manage && (
              <li>
                <ExampleChip id={current.id} name={current.name} />
              </li>
            )}
          </ul>
          <p className="mt-2 line-clamp-2 text-sm wrap-anywhere">{current.description}</p>
          <LivePart name="PeopleInProject" />
        </>
      }
    />
  );
}
