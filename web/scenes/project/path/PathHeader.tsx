import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { progressMark } from '#engine/progress/stepMark.ts';
import { StateMark, type ToolsetMark } from '#web/components/StateMark.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { ExportButton } from '#web/projects/export/ExportButton.tsx';
import { ShareButton } from '#web/projects/sharing/ShareButton.tsx';
import { stepsOnPath } from '#web/projects/stepsOnPath.ts';
import { ApproveMany } from '#web/scenes/project/ApproveMany.tsx';
import { ExampleChip } from '#web/scenes/project/ExampleChip.tsx';
import { GenerateMany } from '#web/scenes/project/GenerateMany.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { useSavedSteps } from '#web/shell/rail/useSavedSteps.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import { PresentButton } from './PresentButton.tsx';

/** The name of the open project, where it stands, and what it is about. */
export function PathHeader() {
  const { t } = useTranslation();
  const { current, toolsets } = useSnapshot(project);
  const { counts, text } = useSavedSteps();
  const { manage } = useMay();
  if (!current) return null;
  const lang = writtenLang(current.language);
  const { generated, starters, stale } = counts;
  const drafts = generated - starters;
  const plans = stepsOnPath(toolsets).filter(({ status, ofRound }) => status === 'generated' && ofRound).length;
  const unconfirmed = toolsets.filter((status) => status.hasUnconfirmed).length;
  const facts: { mark: ToolsetMark; text: string }[] = [
    { mark: progressMark(counts), text },
    ...(drafts > 0 ? [{ mark: 'generated' as const, text: t('project.draftCount', { count: drafts }) }] : []),
    ...(starters > plans
      ? [{ mark: 'starter' as const, text: t('project.starterCount', { count: starters - plans }) }]
      : []),
    ...(plans > 0 ? [{ mark: 'plan' as const, text: t('status.plan') }] : []),
    ...(stale > 0 ? [{ mark: 'stale' as const, text: t('project.staleCount', { count: stale }) }] : []),
  ];
  return (
    <PageHeader
      title={current.name}
      titleLang={lang}
      actions={
        <>
          <ApproveMany />
          <GenerateMany />
          <ExportButton />
          <ShareButton />
          <PresentButton />
        </>
      }
      intro={
        <>
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            {facts.map(({ mark, text }) => (
              <li key={mark} className="flex items-center gap-2 first:font-medium first:text-text">
                <StateMark state={mark} />
                {text}
              </li>
            ))}
            {unconfirmed > 0 && <li className="text-muted">{t('project.unconfirmedCount', { count: unconfirmed })}</li>}
            {current.isExample && manage && (
              <li>
                <ExampleChip id={current.id} name={current.name} />
              </li>
            )}
          </ul>
          <p lang={lang} className="mt-2 line-clamp-2 text-sm wrap-anywhere">
            {current.description}
          </p>
          <LivePart name="PeopleInProject" />
        </>
      }
    />
  );
}
