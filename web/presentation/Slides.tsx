import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';
import type { Deck } from '#web/presentation/deck/Deck.ts';
import { toSlides } from '#web/presentation/deck/toSlides.ts';
import { SlideShow } from '#web/presentation/show/SlideShow.tsx';

interface SlidesProps {
  deck: Deck;
  /** The page that the slides are of. */
  home: string;
  onLeave: () => void;
}

/** The slides of a deck: sheets, or on a phone that is held upright what can be read there. */
export function Slides({ deck, home, onLeave }: SlidesProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const slides = useMemo(() => toSlides(deck, isNarrow ? 'narrow' : 'sheet'), [deck, isNarrow]);
  const [first, ...others] = slides;
  if (first) return <SlideShow deck={deck} slides={[first, ...others]} isNarrow={isNarrow} onLeave={onLeave} />;
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
