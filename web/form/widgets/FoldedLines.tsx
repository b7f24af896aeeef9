import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { downIcon } from '#web/form/icons.tsx';
import { useFieldValue } from '#web/form/useFieldValue.ts';

interface FoldedLinesProps {
  id: string;
  labelId: string;
  pointer: string;
  length: number;
  describedBy: string | undefined;
  onOpen: () => void;
}

/** A list of texts as one row, with its first text, that opens it. */
export function FoldedLines({ id, labelId, pointer, length, describedBy, onOpen }: FoldedLinesProps) {
  const { t } = useForm();
  const first = useFieldValue(`${pointer}/0`);
  return (
    <button
      type="button"
      id={id}
      aria-expanded="false"
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      onClick={onOpen}
      className={`${controlStyle} flex cursor-pointer items-center gap-3 text-left`}
    >
      <span className="min-w-0 flex-1 truncate">{String(first ?? '')}</span>
      <span className="shrink-0 text-xs text-muted tabular-nums">{t('entries', { count: length })}</span>
      <span className="text-muted">{downIcon}</span>
    </button>
  );
}
