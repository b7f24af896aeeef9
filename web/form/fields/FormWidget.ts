import type { ComponentType } from 'react';

import type { ControlProps } from './ControlProps.ts';

/** What a field must know of its widget in order to draw the label and the help around it. */
interface WidgetTraits {
  /** A single form control that a `<label>` can point to; other widgets are groups, named by the id of their label. */
  labelable?: boolean;
  /** Stays one line tall. Its help stands below it, so that such fields line up beside each other. */
  oneLine?: boolean;
}

/** An input of the form. It declares its traits beside its definition; a toolset's own widgets have none. */
export type FormWidget = ComponentType<ControlProps> & { traits?: WidgetTraits };
