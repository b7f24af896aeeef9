import { type ComponentType, createContext } from 'react';

import type { FieldUi } from '#web/form/schema/FieldUi.ts';

/** What of the form its depth leaves out; nothing of it where all fields are shown. */
export interface FormDepth {
  /** JSON pointers of fields and topics that are not shown. */
  leftOut?: ReadonlySet<string>;
  /** Those in which something is shown. */
  sections?: readonly { id: string; fields: readonly string[] }[];
  /** The topics of a group that are not shown, where topics are chosen. */
  MoreTopics?: ComponentType<{ pointer: string; ui: FieldUi }>;
}

export const DepthContext = createContext<FormDepth>({});
