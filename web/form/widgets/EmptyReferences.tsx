import { useForm, useFormMode } from '../FormContext.ts';
import type { FieldUi } from '../schema/FieldUi.ts';

/** Links to the toolset whose items a picker would offer. */
export function EmptyReferences({ id, ui }: { id: string | undefined; ui: FieldUi }) {
  const { t } = useForm();
  const link = useFormMode().toolsetLinks?.[ui.bind?.toolset ?? ''];
  return (
    <p id={id} className="mt-1.5 text-sm text-muted">
      {link ? t('referenceEmpty', { toolset: link.title }) : t('referenceEmptyUnknown')}{' '}
      {link && (
        <a href={link.href} className="font-semibold text-primary underline underline-offset-2">
          {link.title}
        </a>
      )}
    </p>
  );
}
