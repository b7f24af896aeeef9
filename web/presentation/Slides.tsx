import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';
import type { Deck } from '#web/presentation/deck/Deck.ts';
import { toSlides } from '#web/presentation/deck/toSlides.ts';
import { toStorySlides } from '#web/presentation/deck/toStorySlides.ts';
import { useDeckChoice } from '#web/presentation/deck/useDeckChoice.ts';
import { DeckChoice } from '#web/presentation/show/DeckChoice.tsx';
import { SlideShow } from '#web/presentation/show/SlideShow.tsx';

interface SlidesProps {
  deck: Deck;
  /** The page that the slides are of. */
  home: string;
  arrangedAt?: string | undefined;
  onLeave: () => void;
}

/** The slides of a deck: sheets, or on a phone that is held upright what can be read there. */
export function Slides({ deck, home, arrangedAt, onLeave }: SlidesProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const { deckName, isStory, canChoose, choose } = useDeckChoice(deck);
  const form = isNarrow ? 'narrow' : 'sheet';
  const slides = useMemo(() => (isStory ? toStorySlides(deck, form) : toSlides(deck, form)), [deck, form, isStory]);
  const [first, ...others] = slides;
  if (first)
    return (
      // On phones the choice stands above the slides, and still behind their buttons, which the keys come to first.
      <div className="flex h-full flex-col-reverse">
        <div className="min-h-0 flex-1">
          <SlideShow key={deckName} deck={deck} slides={[first, ...others]} isNarrow={isNarrow} onLeave={onLeave} />
        </div>
        {canChoose && <DeckChoice isStory={isStory} onChoose={choose} arrangedAt={arrangedAt} />}
      </div>
    );
  return (
    <div className="grid min-h-full place-content-center p-6">
      <EmptyState
        title={t('present.emptyTitle')}
        text={t('present.emptyText')}
        action={<ButtonLink to={home}>{t('present.toProject')}</ButtonLink>}
      />
    </div>
  );
}
