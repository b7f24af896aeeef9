import { claimId } from '#engine/evidence/claimId.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** What the claim rests on that an item states. By its id, so that it follows the item; new claims have none yet. */
export function ClaimChip({ pointer }: { pointer: string }) {
  const { definition, document } = useForm();
  const { claims } = useFormMode();
  useFieldValue(pointer);
  if (!claims || claims.size === 0) return null;
  const known = claims.get(claimId(definition.manifest.id, document.content, pointer));
  if (!known) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <ClaimMark state={known.state} size={12} />
      {known.text}
    </span>
  );
}
