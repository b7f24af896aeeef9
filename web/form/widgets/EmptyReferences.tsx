import { boundToolsets } from '#engine/references/Bind.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

/** Links to the toolset whose items a picker would offer. */
export function EmptyReferences({ id, ui }: { id: string | undefined; ui: FieldUi }) {
  const { t } = useForm();
  const { toolsetLinks } = useFormMode();
  const link = (ui.bind ? boundToolsets(ui.bind) : []).map((toolset) => toolsetLinks?.[toolset]).find(Boolean);
  return (
    <p id={id} className="mt-1.5 text-sm text-muted">
      <span>{link ? t('referenceEmpty', { toolset: link.title }) : t('referenceEmptyUnknown')}</span>{' '}
      {link && (
        <a href={link.href} className="font-semibold text-primary underline underline-offset-2">
          {link.title}
        </a>
      )}
    </p>
  );
}
