import type { ReactNode } from 'react';

import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

/** A property of an object, drawn. */
interface ObjectPart {
  name: string;
  ui: FieldUi;
  content: ReactNode;
}

/** What a template gets of an object and its properties. */
export interface ObjectParts extends FieldPlace {
  fields: readonly ObjectPart[];
}
