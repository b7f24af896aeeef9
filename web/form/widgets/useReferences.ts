import { useMemo } from 'react';

import { isItemBind } from '#engine/references/Bind.ts';
import { referenceItems, type ReferenceItem } from '#engine/references/referenceItems.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** What a bound field can refer to: saved items of other toolsets, and items of this document as it stands. */
export function useReferences({ bind }: Pick<FieldUi, 'bind'>): readonly ReferenceItem[] {
  const { definition, document } = useForm();
  const { references } = useFormMode();
  const own = bind && isItemBind(bind) && bind.toolset === definition.manifest.id ? bind : undefined;
  // Items of lists within lists change with the list around them.
  const items = useFieldValue(own ? own.list.slice(0, `${own.list}/*`.indexOf('/*')) : '/-');
  return useMemo(
    () => (own ? referenceItems(own, document.content) : (references?.[bind?.field ?? ''] ?? [])),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the items stand for the part of the content that is read
    [own, document, references, bind, items],
  );
}
