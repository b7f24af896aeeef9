import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import { Button } from '#web/components/Button.tsx';
import { BuyTokensLink } from '#web/components/BuyTokensLink.tsx';
import { latePart } from '#web/components/latePart.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { TextArea } from '#web/components/TextArea.tsx';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { formatNumber } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { DraftLanguage } from '#web/toolsets/DraftLanguage.tsx';

import { FieldChoice } from './FieldChoice.tsx';
import { MissingDependencies } from './MissingDependencies.tsx';
import { pendingGeneration, requestGeneration } from './pendingGeneration.ts';
import { UnfinishedNote } from './UnfinishedNote.tsx';
import { UntoldAnswers } from './UntoldAnswers.tsx';

// With a draft alone.
const DraftSummary = latePart(async () => (await import('./DraftSummary.tsx')).DraftSummary);
// Most drafts have none.
const RemarkSummary = latePart(remarkWords.with(async () => (await import('./RemarkSummary.tsx')).RemarkSummary));

export function GeneratePanel({ definition }: { definition: ToolsetDefinition }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { server, generation, document } = useSnapshot(toolsetScreen);
  const { id: runId } = useSnapshot(projectGeneration);
  const [notes, setNotes] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => {
    pendingGeneration.extraNotes = notes;
  }, [notes]);
  // Notes that nobody sees any more must not be sent.
  useEffect(() => () => void (pendingGeneration.extraNotes = ''), []);
  const { current } = useSnapshot(project);
  const missing = server?.missing ?? [];
  const { isFree, costOf, balance, sayCost } = useDraftCost();
  const cost = costOf(generationPrice(definition, chosen.length > 0 ? chosen : undefined));
  const filled = server?.status !== 'empty';
  const tooExpensive = balance !== null && balance < cost;
  const label =
    chosen.length > 0
      ? t('toolset.generateChosen', { count: chosen.length })
      : t(filled ? 'toolset.regenerate' : 'toolset.generate');
  return (
    <section aria-labelledby="generate" className="flex flex-col gap-4 rounded-3xl bg-raised p-5 shadow-raised">
      <h2 id="generate" tabIndex={-1} className="text-lg font-bold outline-none">
        {t(isFree ? 'toolset.layOutStarter' : 'toolset.draftWithAi')}
      </h2>
      {!filled && missing.length === 0 && (
        <p className="text-sm leading-relaxed text-muted">
          {t(isFree ? 'toolset.layOutStarterText' : 'toolset.draftWithAiText')}
        </p>
      )}
      <UnfinishedNote />
      {server?.draft?.remarks && <RemarkSummary hasLinks />}
      {server?.draft && document && <DraftSummary editable={document.editable} language={language} />}
      <MissingDependencies missing={missing} />
      <TextArea
        label={t('toolset.extraNotes')}
        {...(isFree ? { help: t('toolset.extraNotesStarter') } : { placeholder: t('toolset.extraNotesHint') })}
        rows={3}
        maxLength={4000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <FieldChoice definition={definition} chosen={chosen} onChange={setChosen} />
      <Button
        id="generate-action"
        look="ai"
        wide
        icon={<Sparkles aria-hidden size={20} />}
        busy={generation !== null}
        disabled={missing.length > 0 || tooExpensive || runId !== null}
        onClick={() => requestGeneration(chosen.length > 0 ? chosen : null)}
      >
        {label}
      </Button>
      <p className="text-sm leading-relaxed text-muted">
        <span>{sayCost(cost)}</span>{' '}
        {balance !== null && !isFree && (
          <span>{t('toolset.balance', { count: balance, amount: formatNumber(balance) })}</span>
        )}
        {current && <DraftLanguage project={current} className="mt-1 block" />}
      </p>
      {current && !isFree && <UntoldAnswers projectId={current.id} />}
      {tooExpensive ? (
        <p className="text-sm leading-relaxed text-error">
          <strong>{t('toolset.tooExpensive')}</strong> <BuyTokensLink />
        </p>
      ) : (
        balance !== null && !isFree && <PlanWarning compact />
      )}
    </section>
  );
}
