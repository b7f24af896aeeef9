import type { ComponentType } from 'react';

import type { ControlProps } from './ControlProps.ts';

/** Traits of a widget that determine how its label and help text are rendered. */
interface WidgetTraits {
  /** A single form control for a `<label>`; other widgets are groups with `aria-labelledby`. */
  labelable?: boolean;
}

/** An input of the form. Traits are declared beside its definition; toolsets' own widgets have none. */
export type FormWidget = ComponentType<ControlProps> & { traits?: WidgetTraits };
