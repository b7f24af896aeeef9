import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { progressMark } from '#engine/progress/stepMark.ts';

import { StateMark, type ToolsetMark } from '../../../components/StateMark.tsx';
import { LivePart } from '../../../live/LivePart.tsx';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { project } from '../../../stores/project.ts';
import { useMay } from '../../../stores/useMay.ts';
import { ExportButton } from '#web/projects/export/ExportButton.tsx';
import { ExampleChip } from '../ExampleChip.tsx';
import { GenerateMany } from '../GenerateMany.tsx';
import { useSavedSteps } from '#web/shell/rail/useSavedSteps.ts';
import { PresentButton } from './PresentButton.tsx';
import { writtenLang } from '../../../i18n/WrittenIn.ts';

/** The name of the open project, where it stands, and what it is about. */
export function PathHeader() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { counts, text } = useSavedSteps();
  const { manage } = useMay();
  if (!current) return null;
  const lang = writtenLang(current.language);
  const { generated, starters, stale } = counts;
  const drafts = generated - starters;
  const facts: { mark: ToolsetMark; text: string }[] = [
    { mark: progressMark(counts), text },
    ...(drafts > 0 ? [{ mark: 'generated' as const, text: t('project.draftCount', { count: drafts }) }] : []),
    ...(starters > 0 ? [{ mark: 'starter' as const, text: t('project.starterCount', { count: starters }) }] : []),
    ...(stale > 0 ? [{ mark: 'stale' as const, text: t('project.staleCount', { count: stale }) }] : []),
  ];
  return (
    <PageHeader
      title={current.name}
      titleLang={lang}
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
            {facts.map(({ mark, text }) => (
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
          <p lang={lang} className="mt-2 line-clamp-2 text-sm wrap-anywhere">
            {current.description}
          </p>
          <LivePart name="PeopleInProject" />
        </>
      }
    />
  );
}
