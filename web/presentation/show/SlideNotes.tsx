import { useTranslation } from 'react-i18next';

interface SlideNotesProps {
  lines: readonly string[];
  /** The title of the next slide. */
  next: string | undefined;
}

/** What a presenter may say, under the slide. */
export function SlideNotes({ lines, next }: SlideNotesProps) {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('present.notes')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="flex max-h-[30%] shrink-0 flex-col gap-1 overflow-y-auto border-t border-outline bg-raised px-4 py-2 text-sm text-muted -outline-offset-2 sm:px-6 sm:text-[max(0.875rem,1.7vh)]"
    >
      {lines.map((line, index) => (
        <p key={index} className="wrap-anywhere first:text-[1.125em] first:text-text">
          {line}
        </p>
      ))}
      {next !== undefined && <p>{t('present.upNext', { title: next })}</p>}
    </aside>
  );
}
