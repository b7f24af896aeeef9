import { fieldWords } from '#engine/fields/fieldWords.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { removeIcon } from '#web/form/icons.tsx';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldError } from '#web/form/useFieldError.ts';

import { BooleanInput } from './BooleanInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { TextAreaInput } from './TextAreaInput.tsx';

interface CitationInputProps {
  id: string;
  list: string;
  index: number;
  /** Of the list. */
  ui: FieldUi;
  readOnly: boolean;
  onRemove: () => void;
}

/** A source, a quote from it, and whether it speaks against the claim. */
export function CitationInput({ id, list, index, ui, readOnly, onRemove }: CitationInputProps) {
  const { definition, language, t } = useForm();
  const pointer = `${list}/${index}`;
  const sourceError = useFieldError(`${pointer}/source`);
  const quoteError = useFieldError(`${pointer}/quote`);
  const wordsOf = fieldWords(definition, language);
  const control = (key: 'source' | 'quote' | 'against', error?: string): ControlProps => {
    const pattern = `${ui.pattern}/*/${key}`;
    const own = `${id}-${key}`;
    return {
      id: own,
      labelId: `${own}-label`,
      pointer: `${pointer}/${key}`,
      node: schemaAt(definition.schema, pattern) ?? {},
      ui: {
        ...wordsOf(pattern),
        pattern,
        hideTitle: false,
        width: 'full',
        keyValues: [],
        ...(key === 'source' && { bind: ui.bind }),
      },
      describedBy: error ? `${own}-error` : undefined,
      invalid: error !== undefined,
      required: key === 'source',
      readOnly,
    };
  };
  const source = control('source', sourceError);
  const quote = control('quote', quoteError);
  const against = control('against');
  return (
    <li data-item={pointer}>
      <div data-item-body className="flex flex-col gap-3 rounded-2xl border border-outline p-4">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Label {...source} />
            <ReferenceInput {...source} />
            <Fault {...source} error={sourceError} />
          </div>
          {!readOnly && (
            <button
              type="button"
              aria-label={t('removeSource', { position: index + 1 })}
              title={t('removeSource', { position: index + 1 })}
              onClick={onRemove}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-field hover:text-text"
            >
              {removeIcon}
            </button>
          )}
        </div>
        <div>
          <Label {...quote} htmlFor={quote.id} />
          <TextAreaInput {...quote} />
          <Fault {...quote} error={quoteError} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <BooleanInput {...against} text={against.ui.title} />
        </div>
      </div>
    </li>
  );
}

function Label({ labelId, ui, htmlFor }: ControlProps & { htmlFor?: string }) {
  const Tag = htmlFor === undefined ? 'span' : 'label';
  return (
    <Tag
      id={labelId}
      {...(htmlFor !== undefined && { htmlFor })}
      className="mb-1.5 block text-label font-medium text-muted"
    >
      {ui.title}
    </Tag>
  );
}

function Fault({ id, error }: ControlProps & { error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 text-sm text-error">
      {error}
    </p>
  );
}
