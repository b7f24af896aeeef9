import { bindPattern } from '#engine/schema/pattern.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useUnit } from '#web/form/useUnit.ts';

/** A computed value, or the numbers of a series with their steps; read-only. */
export function ComputedValue(props: ControlProps) {
  const { id, labelId, pointer, ui, describedBy, node } = props;
  const { language, t } = useForm();
  const value = useFieldValue(pointer);
  const unit = useUnit(ui.pattern);
  const isNever = useIsNever(pointer, ui.pattern);
  if (node.type === 'array' && Array.isArray(value)) return <Steps {...props} values={value} />;
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
      {value === undefined && <span className="font-normal text-muted">{t(isNever ? 'never' : 'notComputedYet')}</span>}
    </output>
  );
}
ComputedValue.traits = { tellsWhenClosed: true };

/** Whether a step is looked for in a series that is there: then it has no such step. */
function useIsNever(pointer: string, pattern: string): boolean {
  const { definition } = useForm();
  const rule = definition.manifest.computed.find(({ field }) => field === pattern);
  const series = useFieldValue(rule?.rule === 'firstStep' ? bindPattern(rule.of, pointer) : pointer);
  return rule?.rule === 'firstStep' && Array.isArray(series);
}

function Steps({ id, labelId, ui, describedBy, values }: ControlProps & { values: readonly unknown[] }) {
  const { language } = useForm();
  const unit = useUnit(`${ui.pattern}/*`);
  return (
    <output
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="block rounded-2xl border border-outline px-4 py-3"
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 text-base text-text tabular-nums">
        {values.map((value, index) => (
          <li key={index} className="whitespace-nowrap">
            <span className="mr-2 inline-block min-w-5 text-end text-sm text-muted">{index + 1}</span>
            {typeof value === 'number' && formatFigure(value, language, unit)}
          </li>
        ))}
      </ol>
    </output>
  );
}
