import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { classNames } from '#web/components/classNames.ts';

interface DeckChoiceProps {
  isStory: boolean;
  onChoose: (deck: 'story' | 'all') => void;
  /** Where the story is arranged, for who may. */
  arrangedAt?: string | undefined;
}

/** The switch between the story and all toolsets, over the slides. It is quiet until somebody looks for it. */
export function DeckChoice({ isStory, onChoose, arrangedAt }: DeckChoiceProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('present.deck')}
      className="z-10 flex flex-wrap gap-1 rounded-3xl max-sm:m-2 max-sm:self-end sm:absolute sm:top-2 sm:right-2 border border-outline bg-raised p-1 text-sm text-text opacity-70 transition-opacity focus-within:opacity-100 hover:opacity-100"
    >
      {(['story', 'all'] as const).map((deck) => (
        <button
          key={deck}
          type="button"
          aria-pressed={isStory === (deck === 'story')}
          onClick={() => onChoose(deck)}
          // A click leaves the focus where it is: the space bar leads on.
          onMouseDown={(event) => event.preventDefault()}
          className={classNames(
            'min-h-9 cursor-pointer rounded-full px-3 max-desktop:min-h-11',
            'aria-pressed:bg-primary-tonal aria-pressed:font-semibold aria-pressed:text-on-primary-tonal',
          )}
        >
          {t(`present.decks.${deck}`)}
        </button>
      ))}
      {arrangedAt && isStory && (
        <Link
          to={arrangedAt}
          className="inline-flex min-h-9 items-center rounded-full px-3 underline-offset-4 hover:underline max-desktop:min-h-11"
        >
          {t('present.arrange')}
        </Link>
      )}
    </div>
  );
}
