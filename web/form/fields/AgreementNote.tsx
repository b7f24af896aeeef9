import { disagreementAt, type Leaf } from '#engine/computed/findDisagreements.ts';
import { roundTo } from '#engine/computed/roundTo.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useUnit } from '#web/form/useUnit.ts';

interface AgreementNoteProps {
  id: string;
  /** The input, which has the focus after the value was taken over. */
  controlId: string;
  pointer: string;
  ui: FieldUi;
}

/** Says that another toolset has another value than was typed here, and offers it. */
export function AgreementNote({ id, controlId, pointer, ui }: AgreementNoteProps) {
  const { definition, document, language, t } = useForm();
  const { figures, toolsetLinks, readOnly } = useFormMode();
  const unit = useUnit(ui.pattern);
  const value = useFieldValue(pointer);
  const times = definition.manifest.agrees.find(({ field }) => field === ui.pattern)?.times;
  useFieldValue(times ?? '/id');
  const found =
    figures &&
    disagreementAt(ui.pattern, { here: value, document: document.content, pointer }, definition.manifest, figures);
  if (!found) return null;
  const link = toolsetLinks?.[found.toolset];
  const say = (leaf: Leaf) =>
    typeof leaf === 'number' ? formatFigure(leaf, language, unit) : (ui.enumLabels?.[String(leaf)] ?? String(leaf));

  const taken = typeof found.there === 'number' ? roundTo(found.there / found.factor, 2) : found.there;

  function takeOver() {
    if (found) document.set(pointer, taken);
    // Clicking removes this button, so the focus moves to the input.
    globalThis.document.getElementById(controlId)?.focus();
  }

  const action = 'min-h-6 cursor-pointer font-semibold text-primary underline underline-offset-2';
  return (
    <p id={id} className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        {t('disagrees', { toolset: link?.title ?? found.toolset, there: say(found.there), here: say(found.here) })}
      </span>{' '}
      {link && (
        <a href={`${link.href}#${encodeURI(found.source)}`} className={action}>
          {link.title}
        </a>
      )}
      {!readOnly && (
        <button type="button" className={action} onClick={takeOver}>
          {t('takeOver', { value: say(taken) })}
        </button>
      )}
    </p>
  );
}
