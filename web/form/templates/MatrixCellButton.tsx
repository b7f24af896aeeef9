import { StateMark } from '#web/components/StateMark.tsx';
import { useErrorCount } from '#web/form/folds/useErrorCount.ts';
import { useForm } from '#web/form/FormContext.ts';
import { alertIcon } from '#web/form/icons.tsx';
import { useMarkCount } from '#web/form/marks/useMark.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

interface MatrixCellButtonProps {
  id: string;
  bodyId: string;
  pointer: string;
  /** Row and column. */
  name: string;
  /** The field that is shown as the cell's mark. */
  mark: { name: string; ui: FieldUi } | undefined;
  isOpen: boolean;
  onToggle: (button: Element) => void;
}

/** A cell of a matrix: its mark, and whether there is a note. Its fields open below the row. */
export function MatrixCellButton({ id, bodyId, pointer, name, mark, isOpen, onToggle }: MatrixCellButtonProps) {
  const { t } = useForm();
  const value = useFieldValue(pointer) as Record<string, unknown> | undefined;
  const errors = useErrorCount(pointer);
  const isMarked = useMarkCount(pointer) > 0;
  const marked = mark && value?.[mark.name];
  const word = typeof marked === 'string' ? (mark?.ui.enumLabels?.[marked] ?? marked) : '–';
  const hasNote = Object.entries(value ?? {}).some(([key, part]) => key !== mark?.name && part !== '' && part !== null);
  const remarks = [
    hasNote && t('hasNote'),
    isMarked && t('changedByDraft'),
    errors > 0 && t('sectionErrors', { count: errors }),
  ].filter((remark) => remark !== false);
  return (
    <button
      type="button"
      id={id}
      aria-label={`${name}: ${[word, ...remarks].join(', ')}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={(event) => onToggle(event.currentTarget)}
      className="flex min-h-11 w-full cursor-pointer items-center justify-center gap-1 rounded-xl bg-field px-1 text-xs font-medium wrap-anywhere text-text hover:bg-field-hover aria-expanded:outline-2 aria-expanded:outline-primary"
    >
      <span>{word}</span>
      {hasNote && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-primary" />}
      {isMarked && <StateMark state="generated" size={9} />}
      {errors > 0 && <span className="text-error">{alertIcon}</span>}
    </button>
  );
}
