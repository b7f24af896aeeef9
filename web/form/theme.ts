import { withTheme } from '@rjsf/core';
import type { RegistryWidgetsType } from '@rjsf/utils';

import type { FormWidget } from './fields/FormWidget.ts';
import { LeafField } from './fields/LeafField.tsx';
import { ListField } from './fields/ListField.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { formWidgets } from './widgets/formWidgets.ts';

/**
 * RJSF's form with our parts in its registry. RJSF's own fields hand values down as props; ours read them from the
 * document, so its widgets take `ControlProps` where RJSF's would take `WidgetProps`.
 */
export const ThemedForm = withTheme({
  fields: { StringField: LeafField, NumberField: LeafField, BooleanField: LeafField, ArrayField: ListField },
  templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
  widgets: asRegistryWidgets(formWidgets),
});

/** Our widgets as the registry holds them; only {@link LeafField} draws them. */
export function asRegistryWidgets(widgets: Record<string, FormWidget>): RegistryWidgetsType {
  return widgets as unknown as RegistryWidgetsType;
}
