import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import { definitions } from '#web/stores/definitions.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { ChoiceRow } from './ChoiceRow.tsx';
import { ExportedToolset } from './ExportedToolset.tsx';

interface ToolsetChoiceProps {
  /** Ids of what can be chosen. */
  saved: readonly string[];
  /** Of a version: states are those of then. */
  isPast?: boolean;
  chosen: ReadonlySet<string>;
  /** What stands beside a toolset; its state in the open project without it. */
  noteOf?: (id: string) => ReactNode;
  onChoose: (chosen: Set<string>) => void;
}

/** The project's toolsets with their states, by stage. */
export function ToolsetChoice({ saved, isPast = false, chosen, noteOf, onChoose }: ToolsetChoiceProps) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const titleOf = useToolsetTitle();
  const total = summaries.length;

  function choose(ids: readonly string[], on: boolean) {
    onChoose(new Set([...chosen].filter((id) => on || !ids.includes(id)).concat(on ? ids : [])));
  }
  const countOf = (ids: readonly string[]) => ids.filter((id) => chosen.has(id)).length;

  return (
    <div className="min-w-0">
      <div className="border-b border-outline pb-1">
        <ChoiceRow
          label={t('exports.all')}
          isStrong
          count={countOf(saved)}
          of={saved.length}
          note={t('exports.chosen', { count: chosen.size, total })}
          onChoose={(on) => choose(saved, on)}
        />
      </div>
      <div className="-mr-2 max-h-[46vh] overflow-y-auto pr-2">
        {stages.map((stage) => {
          const inStage = summaries.filter((summary) => summary.stage === stage).map(({ id }) => id);
          const savedHere = inStage.filter((id) => saved.includes(id));
          if (inStage.length === 0) return null;
          return (
            <div key={stage} role="group" aria-label={t(`stage.${stage}.title`)} className="pt-1">
              <ChoiceRow
                label={t(`stage.${stage}.title`)}
                isStrong
                count={countOf(savedHere)}
                of={savedHere.length}
                note={t('exports.chosen', { count: countOf(savedHere), total: inStage.length })}
                onChoose={(on) => choose(savedHere, on)}
              />
              <ul className="pl-8">
                {inStage.map((id) => (
                  <li key={id}>
                    {noteOf ? (
                      <ChoiceRow
                        label={titleOf(id)}
                        count={countOf([id])}
                        of={saved.includes(id) ? 1 : 0}
                        note={noteOf(id)}
                        onChoose={(on) => choose([id], on)}
                      />
                    ) : (
                      <ExportedToolset
                        id={id}
                        isSaved={saved.includes(id)}
                        isPast={isPast}
                        isChosen={chosen.has(id)}
                        onChoose={(on) => choose([id], on)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </div>
  );
}
