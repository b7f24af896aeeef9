import { useTranslation } from 'react-i18next';

import type { ExportDeck } from '#engine/protocol/export.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';

const decks: readonly ExportDeck[] = ['story', 'toolsets'];
const toldFormats = ['pdf', 'pptx'] as const;

/** A format that can tell the story instead of the toolsets. */
export type ToldFormat = (typeof toldFormats)[number];

export const isTold = (format: ExportFormat): format is ToldFormat =>
  (toldFormats as readonly ExportFormat[]).includes(format);

interface DeckChoiceProps {
  format: ToldFormat;
  chosen: ExportDeck;
  onChoose: (deck: ExportDeck) => void;
}

/** What is written: the story, as ten slides or pages at most, or all of the chosen toolsets. */
export function DeckChoice({ format, chosen, onChoose }: DeckChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t(`exports.decks.${format}.title`)}</legend>
      {decks.map((deck) => (
        <label key={deck} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="deck"
            checked={chosen === deck}
            onChange={() => onChoose(deck)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          {t(`exports.decks.${format}.${deck}`)}
        </label>
      ))}
    </fieldset>
  );
}
