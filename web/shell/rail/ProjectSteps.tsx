import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import Compass from 'lucide-react/icons/compass';
import Quote from 'lucide-react/icons/quote';
import Route from 'lucide-react/icons/route';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stages, type Stage } from '#engine/contract/stages.ts';
import { countSteps } from '#engine/progress/countSteps.ts';
import { ProgressBar } from '#web/components/ProgressBar.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import {
  balancePath,
  evidencePath,
  projectPath,
  questionsPath,
  settingsPath,
  sourcesPath,
  toolsPath,
} from '#web/paths.ts';
import { stepsOnPath } from '#web/projects/stepsOnPath.ts';
import { configuration } from '#web/stores/configuration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';
import { useOpenQuestions } from '#web/stores/useOpenQuestions.ts';
import { useRisks } from '#web/stores/useRisks.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';

import { railRow } from './railRow.ts';
import { RailStage } from './RailStage.tsx';
import { useProgress } from './useProgress.ts';

/** The ways through a project: its path, the five stages with their toolsets, its settings, the balance. */
export function ProjectSteps() {
  const { t } = useTranslation();
  const { toolset } = useParams();
  const { id, toolsets } = useSnapshot(project);
  const { summaries } = useSnapshot(definitions);
  const { balance, current: installation } = useSnapshot(configuration);
  const markOf = useToolsetMarks();
  const progress = useProgress();
  const risks = useRisks(id);
  const asked = useOpenQuestions(id);
  // What the person folded and unfolded; of the others, the stage of the open toolset is unfolded.
  const [chosen, setChosen] = useState<Partial<Record<Stage, boolean>>>({});
  const { manage } = useMay();
  const current = summaries.find((summary) => summary.id === toolset)?.stage;
  const shown = new Set(stepsOnPath(toolsets).map((step) => step.id));
  if (!id) return null;
  return (
    <nav aria-label={t('project.navigation')} className="flex flex-col">
      <NavLink to={projectPath(id)} end className={(state) => `${railRow(state)} min-h-9 desktop:mr-12`}>
        <Compass aria-hidden size={18} />
        {t('standing.title')}
      </NavLink>
      <NavLink to={toolsPath(id)} end className={(state) => `${railRow(state)} min-h-9`}>
        <Route aria-hidden size={18} />
        {t('project.path')}
      </NavLink>
      <NavLink to={evidencePath(id)} className={(state) => `${railRow(state)} min-h-9`}>
        <Quote aria-hidden size={18} />
        <span className="flex-1">{t('evidence.title')}</span>
        {risks && risks.open > 0 && (
          <span className="text-xs font-medium">{t('standing.toTest', { count: risks.open })}</span>
        )}
      </NavLink>
      <NavLink to={sourcesPath(id)} className={(state) => `${railRow(state)} min-h-9`}>
        <BookOpen aria-hidden size={18} />
        {t('sources.title')}
      </NavLink>
      <NavLink to={questionsPath(id)} className={(state) => `${railRow(state)} min-h-9`}>
        <CircleQuestionMark aria-hidden size={18} />
        <span className="flex-1">{t('questions.title')}</span>
        {asked > 0 && <span className="text-xs font-medium">{t('questions.count', { count: asked })}</span>}
      </NavLink>
      <ul className="my-3 flex flex-col border-y border-outline py-2">
        {stages.map((stage) => {
          const members = summaries.filter(
            (summary) => summary.stage === stage && (shown.has(summary.id) || summary.id === toolset),
          );
          const open = chosen[stage] ?? stage === current;
          if (members.length === 0) return null;
          return (
            <RailStage
              key={stage}
              stage={stage}
              projectId={id}
              members={members}
              saved={countSteps(toolsets.filter((status) => members.some((one) => one.id === status.id))).saved}
              markOf={markOf}
              open={open}
              onToggle={() => setChosen({ ...chosen, [stage]: !open })}
            />
          );
        })}
      </ul>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <ProgressBar className="h-1! bg-frame" label={t('project.progress')} value={progress.fraction} />
        <p className="text-xs font-medium text-muted">{progress.text}</p>
      </div>
      <NavLink to={settingsPath(id, manage ? 'actions' : 'access')} className={(state) => `${railRow(state)} min-h-9`}>
        <Settings aria-hidden size={18} />
        {t('project.settings')}
      </NavLink>
      {balance && manage && installation?.payments !== 'none' && (
        <Link to={balancePath} className={`${railRow({ isActive: false })} min-h-9`}>
          <Coins aria-hidden size={18} />
          {t('balance.tokens', { count: balance.balance, amount: formatNumber(balance.balance) })}
        </Link>
      )}
    </nav>
  );
}
