import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { IconButton } from '#web/components/IconButton.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { resultOf } from '#web/standing/describeTest.ts';
import { withSign } from '#web/toolsets/withSign.ts';

import { MovedChip, MovedNote } from './MovedMark.tsx';

interface ReasonRowProps {
  reason: Reason;
  before?: ClaimState | undefined;
  onRemove?: ((reason: Reason) => void) | undefined;
}

/** A reason in its row; on a phone its result stands below it. */
export function ReasonRow({ reason, before, onRemove }: ReasonRowProps) {
  const { t } = useTranslation();
  const { test, name, text } = reason;
  const result = test?.result === undefined ? null : resultOf(test);
  return (
    <tr className="border-t border-outline max-desktop:relative max-desktop:block max-desktop:py-3 max-desktop:pr-12">
      <td className="py-2.5 max-desktop:block max-desktop:p-0">
        <Told reason={reason} before={before} />
      </td>
      <td className={cell}>
        <span className="text-xs text-muted desktop:hidden">{t('standing.reason.result')} </span>
        <span className="text-sm font-semibold tabular-nums">{result ?? t('standing.reason.noResult')}</span>
      </td>
      <td className={cell}>
        <span className="text-xs text-muted desktop:hidden">{t('standing.reason.setBefore')} </span>
        <span className="text-sm text-muted tabular-nums">{limitOf(test) ?? '–'}</span>
      </td>
      {onRemove && (
        <td className="w-10 text-right align-top max-desktop:absolute max-desktop:top-1 max-desktop:right-0 max-desktop:block desktop:pt-0.5">
          <IconButton
            label={t('standing.reason.remove', { claim: name ?? text })}
            className="text-muted desktop:size-9"
            onClick={() => onRemove(reason)}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

/** What the claim says, with its state; and what was set for it, where that was moved. */
function Told({ reason: { test, state, name, text }, before }: Pick<ReasonRowProps, 'reason' | 'before'>) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const [isOpen, setIsOpen] = useState(false);
  const told = name ?? text;
  return (
    <span className="flex items-start gap-3 text-sm">
      <span className="mt-0.5">
        <ClaimMark state={state} />
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <span title={name && text} className="min-w-0">
          <span className="sr-only">{t(`standing.stateWord.${state}`)}: </span>
          <span lang={lang}>{told}</span>
        </span>
        {test?.moved && <MovedChip isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} claim={told} />}
        {before && before !== state && (
          <span className="rounded-full bg-tertiary-tonal px-2 text-xs font-semibold text-on-tertiary-tonal">
            {t('standing.reason.was', { state: t(`standing.stateWord.${before}`) })}
          </span>
        )}
        {isOpen && test && <MovedNote test={test} />}
      </span>
    </span>
  );
}

/** What was set, in short; in the team's words where there is no number. */
function limitOf(test: Reason['test']): string | null {
  if (test?.threshold === undefined || !test.direction) return test?.expected ?? null;
  return `${test.direction === 'at-least' ? '≥' : '≤'} ${withSign(test.threshold, test)}`;
}

const cell =
  'w-24 py-2.5 pl-3 align-top text-sm/5 wrap-anywhere max-desktop:inline-block max-desktop:w-auto max-desktop:py-0 max-desktop:pl-7';
