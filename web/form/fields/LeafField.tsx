import type { FieldProps } from '@rjsf/utils';
import { memo, use } from 'react';

import { useForm, useFormMode } from '../FormContext.ts';
import { useFieldError } from '../useFieldError.ts';
import { CellName } from './CellName.ts';
import { DraftFieldButton } from './DraftFieldButton.tsx';
import type { FormWidget } from './FormWidget.ts';
import { readFieldProps } from './readFieldProps.ts';

/** A single value with label, help text, input and error. The input reads the value from the document, not from props. */
export const LeafField = memo(function LeafField({ schema, uiSchema, fieldPathId, required, registry }: FieldProps) {
  const { id, pointer, node, ui, widget = 'text' } = readFieldProps({ schema, uiSchema, fieldPathId });
  const { t } = useForm();
  const mode = useFormMode();
  const error = useFieldError(pointer);
  const cell = use(CellName);
  const Control = registry.widgets[widget] as unknown as FormWidget | undefined;
  if (!Control) throw new Error(t('unknownWidget', { widget: `${widget} (${ui.pattern})` }));

  const { labelable = false } = Control.traits ?? {};
  const Label = labelable ? 'label' : 'span';
  const labelId = `${id}-label`;
  const helpId = ui.help && !cell ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const help = helpId && (
    <p id={helpId} className="mt-1.5 hidden text-xs text-muted [[data-helped]>&]:block">
      {ui.help}
    </p>
  );
  const isItem = ui.pattern.endsWith('/*');
  return (
    <>
      {!isItem && (
        <div className={cell ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
          <Label id={labelId} {...(Label === 'label' && { htmlFor: id })} className="text-xs font-medium text-muted">
            {cell && `${cell}: `}
            {ui.title}
            {required && <span className="font-normal"> ({t('required')})</span>}
          </Label>
          {isTopLevel(pointer) && <DraftFieldButton pointer={pointer} title={ui.title} />}
        </div>
      )}
      <Control
        id={id}
        labelId={labelId}
        pointer={pointer}
        node={node}
        ui={ui}
        describedBy={[helpId, errorId].filter(Boolean).join(' ') || undefined}
        invalid={error !== undefined}
        required={required ?? false}
        readOnly={mode.readOnly}
      />
      {help}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </>
  );
});

function isTopLevel(pointer: string): boolean {
  return pointer.lastIndexOf('/') === 0;
}
