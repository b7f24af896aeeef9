import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { bringIntoView } from '#web/form/bringIntoView.ts';
import { useCurrentSection } from '#web/form/contents/useCurrentSection.ts';

/** Fewer sections need no contents. */
const fewest = 3;

/** The sections of a long reading in one line, which follows it. */
export function ReadingContents({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation();
  const sections = useMemo(() => titles.map((_, index) => ({ id: String(index) })), [titles]);
  const current = useCurrentSection('reading', sections);
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = line.current?.children[Number(current)] as HTMLElement | undefined;
    // Not scrollIntoView, which would scroll the page too.
    if (entry) line.current?.scrollTo?.({ left: entry.offsetLeft - 48 });
  }, [current]);
  if (titles.length < fewest) return null;
  return (
    <nav
      aria-label={t('reading.contents')}
      className="sticky top-(--sticky-top) z-10 -mx-2 mb-4 bg-surface low:static print:hidden"
    >
      <ol ref={line} className="relative flex gap-1 overflow-x-auto px-2 py-1.5 [scrollbar-width:none]">
        {titles.map((title, index) => (
          <li key={title} className="shrink-0">
            <button
              type="button"
              aria-current={current === String(index) || undefined}
              onClick={() => goToSection(index)}
              className="flex min-h-9 cursor-pointer items-center rounded-full px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:bg-field hover:text-text aria-[current]:bg-field aria-[current]:text-text max-desktop:min-h-11"
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function goToSection(index: number): void {
  const section = document.getElementById(`reading-section-${index}`);
  if (!section) return;
  if (section instanceof HTMLDetailsElement && !section.open) section.querySelector('summary')?.click();
  bringIntoView(section, 'start');
  section.focus({ preventScroll: true });
}
