import { memo, use, useEffect, useRef, useSyncExternalStore } from 'react';

import { bringIntoView } from '#web/form/bringIntoView.ts';
import { DepthContext } from '#web/form/depth/DepthContext.ts';
import { useForm } from '#web/form/FormContext.ts';
import { alertIcon } from '#web/form/icons.tsx';

import { useCurrentSection } from './useCurrentSection.ts';

/** The form's sections in one line, which follows the reading. */
export const TableOfContents = memo(function TableOfContents({ idPrefix }: { idPrefix: string }) {
  const { definition, language, document, t } = useForm();
  const locale = definition.locales[language];
  const { sections = definition.ui.sections } = use(DepthContext);
  const current = useCurrentSection(idPrefix, sections);
  const first = sections[0]?.id;
  const line = useRef<HTMLOListElement>(null);
  const hasMoved = useRef(false);
  const errors = useSyncExternalStore(
    (listener) => document.errors.subscribe(listener),
    () => document.errors.all,
  );

  useEffect(() => {
    // Measuring lays the page out, which a line that begins with this section can do without.
    if (current === first && !hasMoved.current) return;
    hasMoved.current = true;
    const entry = line.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    // Not scrollIntoView, which would scroll the page too.
    if (entry) line.current?.scrollTo?.({ left: entry.offsetLeft - 48 });
  }, [current, first]);

  return (
    <nav aria-label={t('contents')} className="sticky top-0 z-10 -mx-2 mb-4 bg-surface low:static print:hidden">
      <ol ref={line} className="relative flex gap-1 overflow-x-auto px-2 py-1.5 [scrollbar-width:none]">
        {sections.map(({ id, fields }) => {
          const count = errors.filter(({ path }) =>
            fields.some((field) => path === field || path.startsWith(`${field}/`)),
          ).length;
          return (
            <li key={id} className="shrink-0">
              <button
                type="button"
                data-section={id}
                aria-current={current === id || undefined}
                onClick={() => goToSection(`${idPrefix}-section-${id}`)}
                className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:bg-field hover:text-text aria-[current]:bg-field aria-[current]:text-text max-desktop:min-h-11"
              >
                {locale.sections[id]?.title}
                {count > 0 && (
                  <span className="flex items-center gap-1 text-error">
                    {alertIcon}
                    <span className="sr-only">{t('sectionErrors', { count })}</span>
                    <span aria-hidden="true">{count}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section) bringIntoView(section, 'start');
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
