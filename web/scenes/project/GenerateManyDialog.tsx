import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import { Button } from '#web/components/Button.tsx';
import { BuyTokensLink } from '#web/components/BuyTokensLink.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { stepsOnPath } from '#web/projects/stepsOnPath.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { startProjectGeneration } from '#web/stores/projectGeneration.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { DraftLanguage } from '#web/toolsets/DraftLanguage.tsx';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** Selects toolsets for a batch; those without content are preselected. */
export function GenerateManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { toolsets: all, id, current } = useSnapshot(project);
  const toolsets = stepsOnPath(all);
  const summaries = useSnapshot(definitions).summaries.filter((one) => toolsets.some((step) => step.id === one.id));
  const [chosen, setChosen] = useState(
    () => new Set(toolsets.filter(({ status }) => status === 'empty').map((status) => status.id)),
  );
  const { isFree, costOf, balance, sayCost } = useDraftCost();
  const tokens = summaries.reduce((sum, summary) => sum + (chosen.has(summary.id) ? summary.tokenCost : 0), 0);
  const tooMany = balance !== null && costOf(tokens) > balance;
  const replaced = toolsets.filter((status) => chosen.has(status.id) && status.status !== 'empty').length;
  const isAll = chosen.size === summaries.length;

  function toggle(toolsetId: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(toolsetId);
    else next.delete(toolsetId);
    setChosen(next);
  }

  function start() {
    onClose();
    if (id)
      void startProjectGeneration(
        id,
        summaries.filter((one) => chosen.has(one.id)).map((one) => one.id),
      );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('many.title')}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="strong" disabled={chosen.size === 0 || tooMany} onClick={start}>
            {t('many.start', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <p>
        <span>{t(isFree ? 'many.starterText' : 'many.text')}</span> {current && <DraftLanguage project={current} />}
      </p>
      <Checkbox
        label={t('many.all')}
        checked={isAll}
        onChange={(on) => setChosen(new Set(on ? summaries.map((one) => one.id) : []))}
      />
      <div className="flex max-h-[42vh] flex-col gap-3 overflow-y-auto rounded-2xl bg-field px-4 py-3 text-text">
        {stages
          .map((stage) => ({ stage, members: summaries.filter((summary) => summary.stage === stage) }))
          .filter(({ members }) => members.length > 0)
          .map(({ stage, members }) => (
            <fieldset key={stage}>
              <legend className="text-sm font-semibold text-muted">{t(`stage.${stage}.title`)}</legend>
              {members.map((summary) => (
                <div key={summary.id} className="flex items-center justify-between gap-4">
                  <Checkbox
                    label={titleOf(summary.id)}
                    checked={chosen.has(summary.id)}
                    onChange={(on) => toggle(summary.id, on)}
                  />
                  {!isFree && (
                    <span className="shrink-0 text-sm text-muted tabular-nums">
                      {t('balance.tokens', { count: summary.tokenCost, amount: formatNumber(summary.tokenCost) })}
                    </span>
                  )}
                </div>
              ))}
            </fieldset>
          ))}
      </div>
      <p aria-live="polite">
        {(isFree || tokens > 0) && sayCost(tokens)}{' '}
        {balance !== null && !isFree && t('toolset.balance', { count: balance, amount: formatNumber(balance) })}
      </p>
      {tooMany ? (
        <p className="text-error">
          <strong>{t('many.tooMany')}</strong> <BuyTokensLink />
        </p>
      ) : (
        balance !== null && !isFree && <PlanWarning compact />
      )}
      {replaced > 0 && <p className="font-semibold text-tertiary">{t('many.replaces', { count: replaced })}</p>}
    </Dialog>
  );
}
