import { useSyncExternalStore } from 'react';

import { bringIntoView } from '../bringIntoView.ts';
import { useForm } from '../FormContext.ts';
import { alertIcon } from '../icons.tsx';
import { ContentsItems } from './ContentsItems.tsx';

interface ContentsListProps {
  idPrefix: string;
  onGo: () => void;
}

export function ContentsList({ idPrefix, onGo }: ContentsListProps) {
  const { definition, language, document, t } = useForm();
  const locale = definition.locales[language];
  const errors = useSyncExternalStore(
    (listener) => document.errors.subscribe(listener),
    () => document.errors.all,
  );
  return (
    <ol className="flex flex-col gap-1">
      {definition.ui.sections.map(({ id, fields }) => {
        const count = errors.filter(({ path }) =>
          fields.some((field) => path === field || path.startsWith(`${field}/`)),
        ).length;
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onGo();
                goToSection(`${idPrefix}-section-${id}`);
              }}
              className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-2 rounded-xl px-3 text-left text-sm font-semibold text-text hover:bg-field"
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
            {fields
              .filter((field) => definition.ui.itemTitles[field] !== undefined)
              .map((field) => (
                <ContentsItems key={field} list={field} itemTitle={definition.ui.itemTitles[field] ?? ''} onGo={onGo} />
              ))}
          </li>
        );
      })}
    </ol>
  );
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section) bringIntoView(section, 'start');
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
