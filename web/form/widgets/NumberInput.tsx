import { useMemo } from 'react';

import { unitSign } from '#engine/units/formatFigure.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';
import { useUnit } from '#web/form/useUnit.ts';

import { numberText } from './numberText.ts';

/**
 * A text input with a numeric keyboard: unlike `type=number` it keeps text that is not a number, and takes numbers as
 * people of its language write them. Its unit stands beside it.
 */
export function NumberInput({ id, pointer, node, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const { language } = useForm();
  const form = useMemo(() => numberText(node, language), [node, language]);
  const text = useBoundText<HTMLInputElement>(pointer, { form });
  const sign = unitSign(useUnit(ui.pattern), language);
  const unitId = sign ? `${id}-unit` : undefined;
  const unit = sign && (
    <span id={unitId} className="shrink-0 text-base text-muted">
      {sign.text}
    </span>
  );
  return (
    <span className="flex items-center gap-2">
      {sign?.isBefore && unit}
      <input
        {...text}
        id={id}
        type="text"
        inputMode={node.type === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={usePlaceholder(ui.hint, readOnly)}
        readOnly={readOnly}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={[unitId, describedBy].filter(Boolean).join(' ') || undefined}
        className={`${controlStyle} max-w-48`}
      />
      {sign && !sign.isBefore && unit}
    </span>
  );
}
NumberInput.traits = { labelable: true, tellsWhenClosed: true };
