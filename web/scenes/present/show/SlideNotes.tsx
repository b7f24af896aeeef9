import { useTranslation } from 'react-i18next';

interface SlideNotesProps {
  text: string;
  /** The title of the next slide. */
  next: string | undefined;
}

/** What a presenter may say, under the slide. */
export function SlideNotes({ text, next }: SlideNotesProps) {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('present.notes')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="max-h-[30%] shrink-0 overflow-y-auto border-t border-outline bg-raised px-4 py-3 text-text sm:px-6"
    >
      <p className="text-base wrap-anywhere">{text}</p>
      {next !== undefined && <p className="mt-1 text-sm text-muted">{t('present.upNext', { title: next })}</p>}
    </aside>
  );
}
