import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { SourceAnswer } from '#engine/protocol/source.ts';
import { foldText } from '#engine/search/foldText.ts';
import { SearchPill } from '#web/components/SearchPill.tsx';
import { sourceLineId } from '#web/sourcePaths.ts';

import { SourceLineRow } from './SourceLineRow.tsx';

interface SourceTextProps {
  source: { readonly text: string; readonly language: string | null } & {
    readonly lines: readonly SourceAnswer['lines'][number][];
    readonly people: readonly SourceAnswer['people'][number][];
  };
}

/** The lines of a source; a search leaves those that hold its words. */
export function SourceText({ source: { text, lines, people, language } }: SourceTextProps) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(foldText(search));
  const written = useMemo(
    () => lines.map((line) => ({ ...line, words: text.slice(line.start, line.end) })),
    [lines, text],
  );
  const shown = useMemo(
    () => (wanted === '' ? written : written.filter(({ words }) => foldText(words).includes(wanted))),
    [written, wanted],
  );
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const labels = new Map(people.map((person) => [person.id, person]));
  return (
    <section
      aria-label={t('sources.words')}
      className="max-w-3xl rounded-3xl border border-outline bg-raised p-5 desktop:p-8"
    >
      <div className="flex flex-wrap items-center gap-3">
        <SearchPill label={t('sources.searchIn')} value={search} onChange={setSearch} className="w-72" />
        <p aria-live="polite" className="text-sm text-muted">
          {wanted !== '' && t('sources.linesFound', { count: shown.length })}
        </p>
      </div>
      <ol className="mt-4 flex flex-col">
        {shown.map((line, index) => (
          <SourceLineRow
            key={line.number}
            id={sourceLineId(line.number)}
            line={line}
            speaker={line.speaker === undefined ? undefined : labels.get(line.speaker)}
            isNewSpeaker={line.speaker !== shown[index - 1]?.speaker}
            isMarked={hash === `#${sourceLineId(line.number)}`}
            lang={language ?? undefined}
          />
        ))}
      </ol>
    </section>
  );
}
