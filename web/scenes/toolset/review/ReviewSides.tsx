import type { ReactNode } from 'react';

import type { Clash } from '#engine/conflict/findClashes.ts';
import { storedImage } from '#engine/images/storedImage.ts';
import type { Say } from '#web/i18n/PartWords.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { StoredPicture } from '#web/images/StoredPicture.tsx';
import { describeChoice, isWrittenChoice, type VersionSources } from '#web/scenes/toolset/choices/describeChoice.ts';
import { OwnWords } from '#web/scenes/toolset/choices/OwnWords.tsx';

interface ReviewSidesProps {
  change: Clash;
  place: string;
  sources: VersionSources;
  /** When mine was saved, as a date to read; "" where it was not. */
  since: string;
  t: Say;
}

/** What stands and what the draft says, side by side; what was added or left out has one side only. */
export function ReviewSides({ change, place, sources, since, t }: ReviewSidesProps) {
  const { kind } = change;
  const { before, after } = describeChoice(change, sources);
  const written = useWrittenLang();
  const lang = isWrittenChoice(change, sources) ? written : undefined;
  const mine = side(since || t('yours'), words(change.before, before, after, 'mine'));
  const other = side(t('new'), words(change.after, after, before, 'new'));
  if (kind === 'added') return <div>{side(t('added'), <p lang={lang}>{after}</p>)}</div>;
  if (kind === 'removed') return <div>{side(t('removed'), <p lang={lang}>{before}</p>)}</div>;
  return (
    <div className="grid desktop:grid-cols-2 max-desktop:divide-y desktop:divide-x divide-outline">
      {mine}
      {other}
    </div>
  );

  function words(value: unknown, text: string, beside: string, look: 'mine' | 'new'): ReactNode {
    const image = storedImage(value);
    if (image) return <StoredPicture image={image} alt={`${place}: ${t(look === 'new' ? 'new' : 'mine')}`} />;
    if (text === '') return <p className="text-muted">{t('empty')}</p>;
    return (
      <p lang={lang}>
        <OwnWords text={text} other={beside} look={look} />
      </p>
    );
  }

  function side(name: string, content: ReactNode) {
    return (
      <div className="min-w-0 px-4 py-3 sm:px-5">
        <p className="mb-1 text-sm font-medium text-muted">{name}</p>
        <div className="text-row leading-relaxed wrap-anywhere whitespace-pre-wrap">{content}</div>
      </div>
    );
  }
}
