import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

/** Above a picture and its reading: what the sign means, or that nobody has confirmed any of it. */
export function UnconfirmedLegend({ isWhole }: { isWhole: boolean }) {
  const words = unconfirmedWords[useLanguage()];
  return (
    <p className="mb-3 text-sm text-muted">
      <span aria-hidden>{unconfirmedMark} </span>
      {isWhole ? words.whole : words.legend}
    </p>
  );
}
