import { useTranslation } from 'react-i18next';

import type { ExportDeck } from '#engine/protocol/export.ts';

const decks: readonly ExportDeck[] = ['story', 'toolsets'];

interface DeckChoiceProps {
  chosen: ExportDeck;
  onChoose: (deck: ExportDeck) => void;
}

/** Which slides PowerPoint gets: the story, or the pictures of the chosen toolsets. */
export function DeckChoice({ chosen, onChoose }: DeckChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('exports.deck')}</legend>
      {decks.map((deck) => (
        <label key={deck} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="deck"
            checked={chosen === deck}
            onChange={() => onChoose(deck)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          {t(`exports.decks.${deck}`)}
        </label>
      ))}
    </fieldset>
  );
}
