import History from 'lucide-react/icons/history';
import Presentation from 'lucide-react/icons/presentation';
import { useTranslation } from 'react-i18next';

import { stages } from '#engine/contract/stages.ts';
import { countSteps } from '#engine/progress/countSteps.ts';
import { progressMark } from '#engine/progress/stepMark.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { StateMark } from '#web/components/StateMark.tsx';
import { formatDate } from '#web/i18n/formats.ts';
import { turkishPossessive } from '#web/i18n/turkishPossessive.ts';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { sharedPresentPath } from '#web/paths.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { UnconfirmedMark } from '#web/reading/unconfirmed/UnconfirmedMark.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';

import { LateSharedComments } from './comments/LateSharedComments.ts';
import { LateSharedStory } from './LateSharedStory.ts';
import { SharedStage } from './SharedStage.tsx';
import { SharedStanding } from './SharedStanding.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** A shared project: where it stands, then what each stage holds, with its pictures, and what is still to come. */
export function SharedPath() {
  const { t } = useTranslation();
  const link = useOpenedLink();
  const { project, standing, saved, token, changed, visited } = link;
  const lang = writtenLang(project.language);
  const counts = countSteps(project.toolsets);
  const held = stages
    .map((stage, index) => ({
      stage,
      number: index + 1,
      steps: project.toolsets.filter((toolset) => toolset.stage === stage),
    }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={project.name}
        titleLang={lang}
        intro={
          <>
            <p className="flex items-center gap-2 text-sm font-medium text-text">
              <StateMark state={progressMark(counts)} />
              {saved.length > 0
                ? t('project.savedSteps', {
                    saved: counts.saved,
                    total: counts.total,
                    ending: turkishPossessive(counts.saved),
                  })
                : t('shared.empty')}
            </p>
            {changed.length > 0 && visited && (
              <p className="mt-2 flex items-center gap-2 text-sm">
                <History aria-hidden size={16} className="shrink-0" />
                {t('shared.changedSince', { count: changed.length, date: formatDate(visited) })}
              </p>
            )}
            {standing ? (
              <p lang={lang} className="mt-2 max-w-3xl text-xl/7.5 font-medium text-pretty wrap-anywhere text-text">
                <span>{standing.summary}</span>
                {standing.summaryAt?.isUnconfirmed && <UnconfirmedMark scope="text" />}
              </p>
            ) : (
              <p lang={lang} className="mt-2 max-w-3xl leading-relaxed wrap-anywhere whitespace-pre-line">
                {project.description}
              </p>
            )}
          </>
        }
        actions={
          saved.length > 0 && (
            <ButtonLink
              size="small"
              look="strong"
              icon={<Presentation aria-hidden size={20} />}
              to={sharedPresentPath(token)}
              state={openedFromPage}
            >
              {t('present.action')}
            </ButtonLink>
          )
        }
      />
      <LateSharedStory link={link} />
      {standing && <SharedStanding standing={standing} token={token} />}
      {held.map((each) => (
        <SharedStage key={each.stage} link={link} {...each} />
      ))}
      {project.takesComments && <LateSharedComments link={link} />}
    </div>
  );
}
