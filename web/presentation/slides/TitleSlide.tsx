import { formatLongDate, localDay } from '#web/i18n/formats.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { BrandLogo } from '#web/images/BrandLogo.tsx';
import type { Deck } from '#web/presentation/deck/Deck.ts';

import { firstSentences } from './firstSentences.ts';
import { SlideRule } from './SlideRule.tsx';

/** Letters of a description that a slide has room for. */
const mostLetters = 420;

/** The first slide: what is presented, by whom, for whom, and when. */
export function TitleSlide({ project: { name, description, language, brand } }: Pick<Deck, 'project'>) {
  const lang = useWrittenLang();
  const now = new Date().toISOString();
  const people = [brand?.company, brand?.client].filter(Boolean).join(' × ');
  return (
    <div className="flex min-h-full flex-col gap-8 p-6 sm:gap-[2em] sm:px-[7.5em] sm:py-[5.5em]">
      {brand && (
        <BrandLogo
          brand={brand}
          isNamedBeside={people !== ''}
          className="h-10 max-w-48 self-start rounded-md p-1 sm:h-[4.5em] sm:max-w-[22em] sm:rounded-[0.5em] sm:p-[0.5em]"
        />
      )}
      <div className="my-auto flex flex-col gap-5 sm:gap-[2.25em]">
        <SlideRule colour={brand?.colour} />
        <h2
          lang={lang}
          className="text-4xl font-semibold tracking-tight wrap-anywhere sm:line-clamp-3 sm:text-[5.5em] sm:leading-[1.1]"
        >
          {name}
        </h2>
        <p
          lang={lang}
          className="leading-relaxed text-(--picture-quiet) wrap-anywhere sm:line-clamp-6 sm:max-w-[40em] sm:text-[1.9em] sm:leading-[1.5]"
        >
          {firstSentences(description, mostLetters, language)}
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-(--picture-quiet) sm:text-[1.4em]">
        {people && `${people} · `}
        <time dateTime={localDay(now)}>{formatLongDate(now)}</time>
      </p>
    </div>
  );
}
