import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Standing } from '#engine/protocol/standing.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { ExportButton } from '#web/projects/export/ExportButton.tsx';
import { ShareButton } from '#web/projects/sharing/ShareButton.tsx';
import { UnconfirmedMark } from '#web/reading/unconfirmed/UnconfirmedMark.tsx';
import { ExampleChip } from '#web/scenes/project/ExampleChip.tsx';
import { PresentButton } from '#web/scenes/project/path/PresentButton.tsx';
import { RoundsChip } from '#web/scenes/project/rounds/RoundsChip.tsx';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

interface StandingHeaderProps {
  /** null: not known yet. */
  standing: Pick<Standing, 'summary' | 'summaryAt' | 'round' | 'rounds' | 'missing'> | null;
}

/** The name of the project with its rounds, and what it is in a sentence. On phones the bar above says the name. */
export function StandingHeader({ standing }: StandingHeaderProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { manage } = useMay();
  if (!current) return null;
  const lang = writtenLang(current.language);
  // Before anything is tested the first goes without saying.
  const hasRounds = standing && (standing.rounds.length > 1 || standing.missing === null);
  return (
    <header className="flex flex-col gap-3">
      <PageTitle title={t('standing.title')} of={current.name} />
      <div className="flex items-start justify-between gap-x-6 gap-y-3 max-desktop:gap-x-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1
            tabIndex={-1}
            lang={lang}
            className="text-3xl font-semibold wrap-anywhere outline-none max-desktop:sr-only"
          >
            {current.name}
          </h1>
          {hasRounds && <RoundsChip rounds={standing.rounds} projectId={current.id} />}
        </div>
        <div className="flex shrink-0 gap-3 max-desktop:gap-1.5">
          <ShareButton />
          <PresentButton isShort />
          <ExportButton isShort />
        </div>
      </div>
      {standing && (
        <p lang={lang} className="max-w-[48rem] text-xl/7.5 font-medium wrap-anywhere text-pretty">
          <span>{standing.summary}</span>
          {standing.summaryAt?.isUnconfirmed && <UnconfirmedMark scope="text" />}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {current.isExample && manage && <ExampleChip id={current.id} name={current.name} />}
        <LivePart name="PeopleInProject" />
      </div>
    </header>
  );
}
