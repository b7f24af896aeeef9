import type { FieldTemplateProps } from '@rjsf/utils';

import { uiOfPlace } from './placeUiSchema.ts';

// Of six columns; a control narrower than 220 px goes below its neighbour.
const widths = {
  third: 'col-span-6 @min-[456px]:col-span-3 @min-[692px]:col-span-2',
  half: 'col-span-6 @min-[456px]:col-span-3',
  full: 'col-span-6',
};

/** Positions a field in the grid; the field itself renders label, help text and error. */
export function FieldTemplate({ children, uiSchema }: FieldTemplateProps) {
  const ui = uiOfPlace(uiSchema);
  if (ui.layout === 'row' || ui.layout === 'root' || ui.layout === 'topic') return children;
  return (
    <div data-field className={`min-w-0 ${widths[ui.width]}`}>
      {children}
    </div>
  );
}
