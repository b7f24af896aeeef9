import Check from 'lucide-react/icons/check';
import { type RefCallback, useId } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { classNames } from '#web/components/classNames.ts';
import type { Say } from '#web/i18n/PartWords.ts';
import { describeChoice, type VersionSources } from '#web/scenes/toolset/choices/describeChoice.ts';
import { OwnWords } from '#web/scenes/toolset/choices/OwnWords.tsx';

import { ReviewSides } from './ReviewSides.tsx';

interface ReviewRowProps {
  change: Clash;
  place: string;
  sources: VersionSources;
  since: string;
  t: Say;
  /** Said beside the place. */
  notes: readonly string[];
  /** What is worth a look in what the draft says. */
  remarks: readonly string[];
  /** null: nothing is decided yet. */
  isTaken: boolean | null;
  isCurrent: boolean;
  onDecide: (isTaken: boolean) => void;
  rowRef: RefCallback<HTMLElement>;
}

const names = {
  edited: ['keep', 'takeNew'],
  moved: ['keep', 'takeNew'],
  added: ['leaveItOut', 'addIt'],
  removed: ['keepIt', 'removeIt'],
} as const;

/** One place at which the draft differs, with what stands beside it; folded to a line once it is decided. */
export function ReviewRow(props: ReviewRowProps) {
  const { change, place, sources, since, t, notes, remarks, isTaken, isCurrent, onDecide, rowRef } = props;
  const id = useId();
  const isFolded = isTaken !== null;
  const [keep, take] = names[change.kind];
  return (
    <fieldset
      ref={rowRef}
      tabIndex={-1}
      aria-labelledby={`${id}-place`}
      aria-current={isCurrent || undefined}
      className={classNames(
        'min-w-0 scroll-my-4 rounded-2xl border bg-raised outline-none',
        isCurrent ? 'border-focus shadow-raised ring-1 ring-focus' : 'border-outline',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 py-1.5 pr-2 pl-4 sm:pl-5',
          !isFolded && 'border-b border-outline',
        )}
      >
        <p id={`${id}-place`} className="min-w-0 py-1 text-label wrap-anywhere desktop:max-w-[45%]">
          <span className="font-semibold">{place}</span>{' '}
          {notes.length > 0 && <span className="text-muted">{notes.join(' · ')}</span>}
        </p>
        {isFolded && (
          <p className="min-w-0 flex-1 basis-40 truncate text-label text-muted">
            <Chosen change={change} sources={sources} isTaken={isTaken} />
          </p>
        )}
        <div className="ml-auto flex items-center gap-2">
          {isCurrent && (
            <span aria-hidden className="flex gap-1.5 text-xs font-medium text-muted max-desktop:hidden">
              <kbd className="rounded-md border border-outline px-1.5 py-0.5 font-sans">K</kbd>
              <kbd className="rounded-md border border-outline px-1.5 py-0.5 font-sans">T</kbd>
            </span>
          )}
          <div className="flex rounded-full bg-field p-0.5">
            {option(false, t(keep))}
            {option(true, t(take))}
          </div>
        </div>
      </div>
      {!isFolded && (
        <>
          <ReviewSides {...{ change, place, sources, since, t }} />
          {remarks.length > 0 && (
            <ul className="flex flex-col gap-1 px-4 pb-3 text-sm text-tertiary sm:px-5">
              {remarks.map((remark) => (
                <li key={remark} className="wrap-anywhere">
                  {remark}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </fieldset>
  );

  function option(takes: boolean, name: string) {
    const isChosen = isTaken === takes;
    return (
      <label
        className={classNames(
          'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold max-desktop:min-h-11',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
          isChosen && takes && 'bg-primary text-on-primary',
          isChosen && !takes && 'bg-raised text-text shadow-raised',
          !isChosen && 'text-muted hover:text-text',
        )}
      >
        <input type="radio" name={id} checked={isChosen} onChange={() => onDecide(takes)} className="sr-only" />
        {isChosen && <Check aria-hidden size={15} />}
        <span>{name}</span>
      </label>
    );
  }
}

/** What was chosen, in a line. */
function Chosen({ change, sources, isTaken }: Pick<ReviewRowProps, 'change' | 'sources'> & { isTaken: boolean }) {
  const { before, after } = describeChoice(change, sources);
  if (change.kind !== 'edited') return before || after;
  return isTaken ? <OwnWords text={after} other={before} /> : before;
}
