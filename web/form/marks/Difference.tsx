import type { Change } from '#engine/difference/Change.ts';
import { classNames } from '#web/components/classNames.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';

import { DifferedText } from './DifferedText.tsx';
import { useValueWords } from './useValueWords.ts';

/** A changed text in the place of its input, with what was taken out and what was put in. */
export function Difference({ change, labelId }: { change: Change; labelId: string }) {
  const wordsOf = useValueWords();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={classNames(controlStyle, 'wrap-anywhere whitespace-pre-wrap')}
    >
      <DifferedText before={wordsOf(change.pointer, change.before)} after={wordsOf(change.pointer, change.after)} />
    </div>
  );
}
