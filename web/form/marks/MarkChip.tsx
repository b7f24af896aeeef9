import { StateMark } from '#web/components/StateMark.tsx';
import { useForm } from '#web/form/FormContext.ts';

import { useMark, useMarkCount } from './useMark.ts';

/** How much the draft changed within a row, or that the whole row is new. */
export function MarkChip({ pointer }: { pointer: string }) {
  const { t } = useForm();
  const isNew = useMark(pointer) !== undefined;
  const count = useMarkCount(pointer);
  if (!isNew && count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-secondary-tonal px-2.5 py-1 text-xs font-medium text-on-secondary-tonal">
      <StateMark state="generated" size={9} />
      <span aria-hidden="true">{isNew ? t('newItem') : t('changedFields', { count })}</span>
      <span className="sr-only">{isNew ? t('addedByDraft') : t('changedByDraftCount', { count })}</span>
    </span>
  );
}
