import { applyComputed } from '#engine/computed/applyComputed.ts';
import { readsOf } from '#engine/computed/readsOf.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** Explains a suggested choice, and offers it when a person chose another. */
export function SuggestionNote({
  id,
  controlId,
  pointer,
  ui,
  readOnly,
}: Pick<ControlProps, 'id' | 'pointer' | 'ui' | 'readOnly'> & { controlId: string }) {
  const { document, t } = useForm();
  const rule = ui.suggestion;
  const value = useFieldValue(pointer);
  // Subscribes to what it follows from, so that the note is updated.
  const [one, other] = rule ? readsOf(rule, []) : [];
  useFieldValue(bindPattern(one?.pattern ?? pointer, pointer));
  useFieldValue(bindPattern(other?.pattern ?? pointer, pointer));
  if (!rule) return null;

  const suggested = getAt(applyComputed(setAt(document.content, pointer, undefined), { computed: [rule] }), pointer);
  const isOther = typeof suggested === 'string' && value !== suggested;
  const isCited = rule.rule === 'cited';
  const words = isCited ? t('followsCited') : suggested === undefined ? t('noSuggestionYet') : t('suggested');

  function take() {
    document.set(pointer, suggested);
    // Clicking removes this button, so the focus moves to the input.
    globalThis.document.getElementById(controlId)?.focus();
  }

  return (
    <p id={id} className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        {isOther
          ? t(isCited ? 'citedOther' : 'suggestedOther', { value: ui.enumLabels?.[suggested] ?? suggested })
          : words}
      </span>
      {isOther && !readOnly && (
        <button
          type="button"
          className="min-h-6 cursor-pointer font-semibold text-primary underline underline-offset-2"
          onClick={take}
        >
          {t('useSuggestion')}
        </button>
      )}
    </p>
  );
}
