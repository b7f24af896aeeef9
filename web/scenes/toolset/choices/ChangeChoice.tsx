import { type ReactNode, useId } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { storedImage } from '#engine/images/storedImage.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { DifferedText } from '#web/form/marks/DifferedText.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { StoredPicture } from '#web/images/StoredPicture.tsx';

import { describeChoice, isWrittenChoice, type VersionSources } from './describeChoice.ts';
import { OwnWords } from './OwnWords.tsx';

export interface ChangeChoiceProps {
  change: Clash;
  sources: VersionSources;
  versions: Record<'before' | 'after', ToolsetDocument>;
  language: Language;
  t: (word: string) => string;
  /** Said beside the place. */
  note?: string;
  /** Said below both versions. */
  remarks?: readonly string[];
  /** Neither version was made from the other: each has its own words marked. */
  areEqual?: boolean;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** One place at which two versions differ: what mine says and what the other one does, beside each other. */
export function ChangeChoice(props: ChangeChoiceProps) {
  const { change, sources, versions, language, t, note, remarks = [], areEqual, isTaken, onTake } = props;
  const { kind, pointer, origin } = change;
  const id = useId();
  const { definition } = sources.after;
  const isOfMine = kind === 'removed' || (areEqual && origin !== null);
  const place = isOfMine
    ? describePlace(origin ?? pointer, versions.before, definition, language)
    : describePlace(pointer, versions.after, definition, language);
  const { before, after } = describeChoice(change, sources);
  const written = useWrittenLang();
  const lang = isWrittenChoice(change, sources) ? written : undefined;
  const option = (takes: boolean, name: string, content: ReactNode) => (
    <label
      className={`flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-2xl border px-4 py-3 ${takes === isTaken ? 'border-primary bg-field' : 'border-outline'}`}
    >
      <input
        type="radio"
        name={id}
        checked={takes === isTaken}
        aria-labelledby={`${id}-${takes}`}
        aria-describedby={content ? `${id}-${takes}-text` : undefined}
        onChange={() => onTake(takes)}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-${takes}`} className="block text-label font-semibold text-text">
          {name}
        </span>
        {content && (
          <span
            id={`${id}-${takes}-text`}
            className="mt-1 block text-row leading-relaxed wrap-anywhere whitespace-pre-wrap text-text"
          >
            {content}
          </span>
        )}
      </span>
    </label>
  );
  const names = { edited: ['mine', 'new'], moved: ['mine', 'new'], added: ['leaveItOut', 'addIt'] } as const;
  const [mine, other] = kind === 'removed' ? (['keepIt', 'removeIt'] as const) : names[kind];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-3 text-label font-semibold wrap-anywhere text-text">
        {place}
        <span className="text-xs font-normal text-muted">
          {[kind !== 'edited' && t(kind), note].filter(Boolean).join(' · ')}
        </span>
      </legend>
      <div className={`grid gap-2 ${kind === 'added' || kind === 'removed' ? '' : 'desktop:grid-cols-2'}`}>
        {option(false, t(mine), mineWords())}
        {option(true, t(other), otherWords())}
      </div>
      {remarks.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm text-tertiary">
          {remarks.map((remark) => (
            <li key={remark} className="wrap-anywhere">
              {remark}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );

  function mineWords(): ReactNode {
    if (kind !== 'edited') return said(before);
    const image = storedImage(change.before);
    if (image) return <StoredPicture image={image} alt={`${place}: ${t(mine)}`} />;
    if (before === '') return t('empty');
    return said(areEqual ? <OwnWords text={before} other={after} /> : before);
  }

  function otherWords(): ReactNode {
    if (kind !== 'edited') return said(after);
    const image = storedImage(change.after);
    if (image) return <StoredPicture image={image} alt={`${place}: ${t(other)}`} />;
    if (after === '') return t('empty');
    return areEqual ? said(<OwnWords text={after} other={before} />) : <DifferedText before={before} after={after} />;
  }

  function said(words: ReactNode): ReactNode {
    return lang === undefined || words === '' ? words : <span lang={lang}>{words}</span>;
  }
}
