import { formatFigure } from '#engine/units/formatFigure.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useUnit } from '#web/form/useUnit.ts';

/** A computed value, or the numbers of a series with their steps; read-only. */
export function ComputedValue({ id, labelId, pointer, ui, describedBy }: ControlProps) {
  const { language, t } = useForm();
  const value = useFieldValue(pointer);
  const unit = useUnit(ui.pattern);
  const unitOfStep = useUnit(`${ui.pattern}/*`);
  if (Array.isArray(value)) {
    return (
      <output id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy} className="block">
        <ol className="flex flex-wrap gap-x-4 gap-y-1 rounded-2xl border border-outline px-4 py-3 text-base text-text">
          {value.map((each: unknown, index) => (
            <li key={index} className="whitespace-nowrap tabular-nums">
              <span className="mr-1 text-sm text-muted">{index + 1}</span>
              {typeof each === 'number' && formatFigure(each, language, unitOfStep)}
            </li>
          ))}
        </ol>
      </output>
    );
  }
  return (
    <output
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="flex min-h-12 w-fit min-w-24 items-center rounded-2xl border border-outline px-4 text-base font-semibold text-text"
    >
      {typeof value === 'number' && <span>{formatFigure(value, language, unit)}</span>}
      {typeof value === 'string' && <span>{ui.enumLabels?.[value] ?? value}</span>}
      {value === undefined && <span className="font-normal text-muted">{t('notComputedYet')}</span>}
    </output>
  );
}
ComputedValue.traits = { tellsWhenClosed: true };
