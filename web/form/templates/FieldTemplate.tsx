import type { FieldTemplateProps } from '@rjsf/utils';

import { fieldUiKey, type FieldUi } from '../schema/FieldUi.ts';

const widths = {
  third: 'desktop:col-span-2',
  half: 'desktop:col-span-3',
  full: 'desktop:col-span-6',
};

/** Positions a field in the grid; the field itself renders label, help text and error. */
export function FieldTemplate({ children, uiSchema }: FieldTemplateProps) {
  const ui = (uiSchema as Record<string, unknown>)[fieldUiKey] as FieldUi;
  if (ui.layout === 'row' || ui.layout === 'root') return children;
  return <div className={`min-w-0 ${widths[ui.width]}`}>{children}</div>;
}
