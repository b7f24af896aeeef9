import { formatDay } from '#engine/dates/formatDay.ts';
import type { Language } from '#engine/languages/languages.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import type { Unit } from '#engine/units/Unit.ts';
import { useForm } from '#web/form/FormContext.ts';
import type { KeyValue } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useUnit } from '#web/form/useUnit.ts';

/** The values that tell a closed row from the others. */
export function KeyValues({ pointer, values }: { pointer: string; values: readonly KeyValue[] }) {
  return values.map((value) => <ShownValue key={value.name} pointer={`${pointer}/${value.name}`} {...value} />);
}

function ShownValue({ pointer, pattern, title, enumLabels }: KeyValue & { pointer: string }) {
  const { language } = useForm();
  const value = useFieldValue(pointer);
  const unit = useUnit(pattern);
  if (value === undefined || value === null || value === '') return null;
  // A word says by itself what it is about; a figure does not.
  const isWord = enumLabels !== undefined;
  return (
    <span className="max-w-full text-xs text-muted">
      <span className={isWord ? 'sr-only' : 'mr-1.5'}>{title}</span>{' '}
      <span className={isWord ? '' : 'font-semibold text-text tabular-nums'}>
        {enumLabels?.[String(value)] ?? format(value, language, unit)}
      </span>
    </span>
  );
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function format(value: unknown, language: Language, unit?: Unit): string {
  if (typeof value === 'number') return formatFigure(value, language, unit);
  if (typeof value !== 'string' || !day.test(value)) return String(value);
  return formatDay(value, language, 'medium');
}
