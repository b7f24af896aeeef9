import Square from 'lucide-react/icons/square';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { noteBottomHeight } from '#web/components/noteHeights.ts';
import { formatNumber } from '#web/i18n/formats.ts';
import { cancelRunning } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { useGenerationProgress } from './useGenerationProgress.ts';
import { ProgressRing } from './writing/ProgressRing.tsx';
import { useTimeLeft } from './writing/useTimeLeft.ts';
import { useWrittenShare } from './writing/useWrittenShare.ts';

/** What is being written, how long it takes and what it costs, and the way to stop it, at the edge of the window. */
export function WritingBar() {
  const { t } = useTranslation();
  const { generation } = useSnapshot(toolsetScreen);
  const isWithoutModel = useWithoutModel();
  const { edit } = useMay();
  const progress = useGenerationProgress();
  const share = useWrittenShare();
  const timeLeft = useTimeLeft(share);
  if (!generation || !progress) return null;
  const { reserved } = generation;
  return (
    <div
      ref={noteBottomHeight}
      role="region"
      aria-label={t('toolset.writing.label')}
      className="sticky bottom-0 z-20 -mx-4 flex min-h-14 items-center gap-x-3 border-t border-outline bg-raised px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-bar low:static desktop:bottom-4 desktop:mx-auto desktop:w-fit desktop:rounded-full desktop:border desktop:py-2 desktop:pr-2 desktop:shadow-overlay print:hidden"
    >
      <ProgressRing share={share ?? progress.part} />
      {/* Not a live region: GenerationAnnouncer announces it. */}
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1">
        <p className="font-semibold">{progress.short}</p>
        {timeLeft !== null && <p className="text-label text-muted">{timeLeft}</p>}
        {!isWithoutModel && reserved !== null && reserved > 0 && (
          <p className="text-sm text-muted desktop:border-l desktop:border-outline desktop:pl-3">
            {t('toolset.writing.price', { count: reserved, amount: formatNumber(reserved) })}
            {share !== null && t('toolset.writing.ifStopped', { amount: formatNumber(Math.floor(reserved * share)) })}
          </p>
        )}
      </div>
      {edit && (
        <Button
          size="small"
          icon={<Square aria-hidden size={14} />}
          busy={generation.cancelling}
          disabled={!generation.id}
          onClick={() => void cancelRunning()}
          className="ml-auto shrink-0"
        >
          {t('toolset.cancel')}
        </Button>
      )}
    </div>
  );
}
