import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';

import { isApple } from '#web/components/isApple.ts';

/** Opens the palette; it looks like the field that it opens. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
      className="inline-flex h-12 cursor-pointer items-center gap-2.5 rounded-full bg-field px-3.5 text-sm text-muted hover:bg-field-hover desktop:px-4 min-[1100px]:min-w-60"
    >
      <Search aria-hidden size={18} className="shrink-0" />
      <span className="mr-auto max-[1099px]:sr-only">{t('palette.open')}</span>
      <kbd
        translate="no"
        aria-hidden
        className="rounded-lg border border-frame bg-raised px-1.5 font-sans text-xs text-muted max-[1099px]:hidden"
      >
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
