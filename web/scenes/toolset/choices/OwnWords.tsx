import { differText } from '#engine/difference/differText.ts';

/** A text with the words marked that the other one does not have. */
export function OwnWords({ text, other }: { text: string; other: string }) {
  return differText(other, text)
    .filter(({ kind }) => kind !== 'removed')
    .map((part, index) =>
      part.kind === 'same' ? (
        <span key={index}>{part.text}</span>
      ) : (
        <mark
          key={index}
          className="rounded-xs bg-secondary-tonal text-on-secondary-tonal underline decoration-secondary underline-offset-3"
        >
          {part.text}
        </mark>
      ),
    );
}
