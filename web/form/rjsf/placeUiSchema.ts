import type { UiSchema } from '@rjsf/utils';

import type { FieldUi } from '#web/form/schema/FieldUi.ts';

const key = 'ui:place';

/** The uiSchema of one place: our description of it, under a key that RJSF passes on. */
export function placeUiSchema(ui: FieldUi): UiSchema {
  return { [key]: ui };
}

export function uiOfPlace(uiSchema: UiSchema | undefined): FieldUi {
  return (uiSchema as Record<string, unknown>)[key] as FieldUi;
}
