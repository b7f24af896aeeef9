import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** A score from 1 to 5 in one bar; screen readers hear what both ends mean. Clicking the selected one clears it. */
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
      className="flex rounded-xl bg-field p-1 aria-invalid:outline-1 aria-invalid:outline-error"
    >
      {scores.map((score) => (
        <label
          key={score}
          title={endWord(score)}
          className="relative grid h-9 min-w-6 flex-1 cursor-pointer place-items-center rounded-lg text-sm font-medium text-muted hover:bg-field-hover hover:text-text has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus has-disabled:cursor-default max-desktop:h-10"
        >
          <input
            type="radio"
            name={id}
            value={score}
            checked={value === score}
            disabled={readOnly}
            aria-describedby={endWord(score) && `${id}-${score}`}
            onChange={() => document.set(pointer, score)}
            onClick={() => value === score && document.set(pointer, undefined)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
          />
          <span>{score}</span>
          {endWord(score) && (
            <span id={`${id}-${score}`} hidden>
              {endWord(score)}
            </span>
          )}
        </label>
      ))}
    </div>
  );

  function endWord(score: number): string | undefined {
    if (score === scores[0]) return t('scoreLow');
    return score === scores.at(-1) ? t('scoreHigh') : undefined;
  }
}
ScoreInput.traits = { tellsWhenClosed: true };
