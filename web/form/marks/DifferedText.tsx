import { Fragment } from 'react';

import { differText } from '#engine/difference/differText.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

/** A text with what was taken out of it struck through, and what was put in underlined. */
export function DifferedText({ before, after }: { before: string; after: string }) {
  const lang = useWrittenLang();
  const parts = differText(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    if (kind === 'removed') {
      const words = text.trimEnd();
      return (
        <Fragment key={index}>
          <del className="text-muted">{words}</del>
          {text.slice(words.length) || ' '}
        </Fragment>
      );
    }
    return (
      <ins
        key={index}
        className="rounded-xs bg-secondary-tonal text-on-secondary-tonal decoration-secondary underline-offset-3"
      >
        {text}
      </ins>
    );
  });
  return lang === undefined ? parts : <span lang={lang}>{parts}</span>;
}
