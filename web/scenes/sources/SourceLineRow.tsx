import { memo } from 'react';

import { classNames } from '#web/components/classNames.ts';

interface SourceLineRowProps {
  id: string;
  line: { number: number; time?: number | undefined; words: string };
  speaker: { readonly label: string; readonly asks?: boolean | undefined } | undefined;
  isNewSpeaker: boolean;
  isMarked: boolean;
  lang: string | undefined;
}

/** One line: its number, its time, who says it, and the words. */
export const SourceLineRow = memo(function SourceLineRow({
  id,
  line: { number, time, words },
  speaker,
  isNewSpeaker,
  isMarked,
  lang,
}: SourceLineRowProps) {
  return (
    <li
      id={id}
      className={classNames(
        'grid scroll-mt-24 grid-cols-[2.25rem_3.25rem_minmax(0,1fr)] gap-x-2 rounded-lg px-1 py-1 desktop:grid-cols-[2.5rem_3.5rem_5rem_minmax(0,1fr)]',
        isMarked && 'bg-primary-tonal',
      )}
    >
      <span className="pt-0.5 text-right text-xs text-muted tabular-nums">{number}</span>
      <span className="pt-0.5 text-xs text-muted tabular-nums">{time === undefined ? '' : clockOf(time)}</span>
      <span className="truncate pt-0.5 text-xs font-semibold max-desktop:col-start-3" title={speaker?.label}>
        {isNewSpeaker ? speaker?.label : ''}
      </span>
      <span
        lang={lang}
        dir="auto"
        className={classNames(
          'text-row whitespace-pre-wrap wrap-anywhere max-desktop:col-start-3',
          speaker?.asks && 'text-muted',
        )}
      >
        {words}
      </span>
    </li>
  );
});

function clockOf(time: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(time / 3600), Math.floor((time % 3600) / 60), time % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}
