import { useForm } from '#web/form/FormContext.ts';

import type { OpenRows } from './useOpenRows.ts';

interface OpenAllButtonProps {
  rows: OpenRows;
  keys: readonly string[];
  /** What the rows are of. */
  title: string;
}

export function OpenAllButton({ rows, keys, title }: OpenAllButtonProps) {
  const { t } = useForm();
  if (keys.length < 2) return null;
  const isAllOpen = keys.every((key) => rows.open.has(key));
  const word = isAllOpen ? t('closeAll') : t('openAll');
  return (
    <button
      type="button"
      aria-label={`${word}: ${title}`}
      onClick={() => (isAllOpen ? rows.closeAll() : rows.showAll(keys))}
      className="min-h-8 shrink-0 cursor-pointer rounded-lg px-2 text-sm font-medium text-muted hover:bg-field hover:text-text"
    >
      {word}
    </button>
  );
}
