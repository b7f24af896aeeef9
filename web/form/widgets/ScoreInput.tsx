import { useForm } from '../FormContext.ts';
import type { ControlProps } from '../fields/ControlProps.ts';
import { useFieldValue } from '../useFieldValue.ts';

/** A score from 1 to 5 with labels at both ends. Clicking the selected one clears it. */
export function ScoreInput({ id, labelId, pointer, node, describedBy, invalid, readOnly }: ControlProps) {
  const { document, t } = useForm();
  const value = useFieldValue(pointer);
  const low = node.minimum ?? 1;
  const scores = Array.from({ length: (node.maximum ?? 5) - low + 1 }, (_, index) => low + index);
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="grid w-fit max-w-full grid-cols-2 gap-y-1"
    >
      <span id={`${id}-low`} className="row-start-2 pl-2 text-sm text-muted">
        {t('scoreLow')}
      </span>
      <span className="col-span-2 flex rounded-full bg-field p-1">
        {scores.map((score) => (
          <label
            key={score}
            className="relative grid h-10 w-10 min-w-7 cursor-pointer place-items-center rounded-full text-base font-semibold text-text hover:bg-field-hover has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={id}
              value={score}
              checked={value === score}
              disabled={readOnly}
              aria-describedby={endId(id, score, scores)}
              onChange={() => document.set(pointer, score)}
              onClick={() => value === score && document.set(pointer, undefined)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {score}
          </label>
        ))}
      </span>
      <span id={`${id}-high`} className="row-start-2 pr-2 text-right text-sm text-muted">
        {t('scoreHigh')}
      </span>
    </div>
  );
}
ScoreInput.traits = { oneLine: true };

function endId(id: string, score: number, scores: number[]): string | undefined {
  if (score === scores[0]) return `${id}-low`;
  return score === scores.at(-1) ? `${id}-high` : undefined;
}
