import { differText } from '#engine/difference/differText.ts';

interface OwnWordsProps {
  text: string;
  other: string;
  /** mine: quieter, beside what is new. */
  look?: 'new' | 'mine';
}

const looks = {
  new: 'bg-secondary-tonal font-medium text-on-secondary-tonal decoration-secondary',
  mine: 'bg-field text-text decoration-outline-strong',
};

/** A text with the words marked that the other one does not have. */
export function OwnWords({ text, other, look = 'new' }: OwnWordsProps) {
  return differText(other, text)
    .filter(({ kind }) => kind !== 'removed')
    .map((part, index) =>
      part.kind === 'same' ? (
        <span key={index}>{part.text}</span>
      ) : (
        <mark key={index} className={`rounded-xs underline decoration-2 underline-offset-3 ${looks[look]}`}>
          {part.text}
        </mark>
      ),
    );
}
