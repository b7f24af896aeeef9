import { withTheme } from '@rjsf/core';
import type { RegistryWidgetsType } from '@rjsf/utils';

import type { FormWidget } from './fields/FormWidget.ts';
import { LeafField } from './fields/LeafField.tsx';
import { ListField } from './fields/ListField.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { formWidgets } from './widgets/formWidgets.ts';

/**
 * RJSF's form with our fields, templates and widgets registered. RJSF passes values as props; our fields read them from
 * the document, so widgets take `ControlProps` instead of `WidgetProps`.
 */
export const ThemedForm = withTheme({
  fields: { StringField: LeafField, NumberField: LeafField, BooleanField: LeafField, ArrayField: ListField },
  templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
  widgets: asRegistryWidgets(formWidgets),
});

/** Casts our widgets to the registry's type; only {@link LeafField} renders them. */
export function asRegistryWidgets(widgets: Record<string, FormWidget>): RegistryWidgetsType {
  return widgets as unknown as RegistryWidgetsType;
}
