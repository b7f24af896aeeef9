import type { ComponentType } from 'react';

import type { ControlProps } from './ControlProps.ts';

/** What the form must know of a widget to draw what stands around it. */
interface WidgetTraits {
  /** A single form control for a `<label>`; other widgets are groups with `aria-labelledby`. */
  labelable?: boolean;
  /** Its value is short and tells a closed row from the others. */
  tellsWhenClosed?: boolean;
}

/** An input of the form. Traits are declared beside its definition; toolsets' own widgets have none. */
export type FormWidget = ComponentType<ControlProps> & { traits?: WidgetTraits };

/** Widgets by the names that `ui.json` calls them by. */
export type FormWidgets = Readonly<Record<string, FormWidget>>;
