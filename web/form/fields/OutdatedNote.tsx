import { formatFigure } from '#engine/units/formatFigure.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useUnit } from '#web/form/useUnit.ts';

/** Says that a computed value was another one when the document was saved, since another toolset has changed. */
export function OutdatedNote({ id, pointer, ui }: { id: string; pointer: string; ui: FieldUi }) {
  const { language, t } = useForm();
  const { outdated, toolsetLinks } = useFormMode();
  const unit = useUnit(ui.pattern);
  const found = outdated?.get(pointer);
  if (!found) return null;
  const titles = found.toolsets.map((toolset) => toolsetLinks?.[toolset]?.title ?? toolset);
  const toolsets = new Intl.ListFormat(language).format(titles);
  return (
    <p id={id} className="mt-1.5 text-sm text-muted">
      {t('outdated', { before: formatFigure(found.before, language, unit), toolsets })}
    </p>
  );
}
