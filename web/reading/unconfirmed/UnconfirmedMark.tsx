import type { UnconfirmedScope } from '#engine/reading/Block.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

/** Behind what nobody has confirmed: a sign to see, words to hear. */
export function UnconfirmedMark({ scope }: { scope: UnconfirmedScope }) {
  const language = useLanguage();
  const { all, legend } = unconfirmedWords[language];
  return (
    <span lang={language} title={legend} className="text-xs font-normal whitespace-nowrap text-muted not-italic">
      {'\u00A0'}
      <span aria-hidden>{unconfirmedMark}</span>
      <span className={scope === 'all' ? 'ml-1' : 'sr-only'}>{all}</span>
    </span>
  );
}
