import type { Bind, ComputedRule } from '#engine/toolset/manifestContract.ts';

export type FieldWidth = 'third' | 'half' | 'full';
/** `row` and `cell` are the inside of a matrix. */
export type FieldLayout = 'root' | 'group' | 'matrix' | 'row' | 'cell' | 'columns';

export interface FieldSection {
  id: string;
  title: string;
  help?: string | undefined;
  /** Names of top-level properties. */
  fields: string[];
}

/** What is known of a field besides its schema: its words in the reader's language and how it is to be drawn. */
export interface FieldUi {
  /** The pointer with `*` for every item of a list. */
  pattern: string;
  title: string;
  /** The section's heading says the same already. */
  hideTitle: boolean;
  help?: string | undefined;
  hint?: string | undefined;
  /** What one item of a list is called. */
  item?: string | undefined;
  width: FieldWidth;
  layout?: FieldLayout | undefined;
  enumLabels?: Record<string, string> | undefined;
  /** The property that names an item of this list. */
  itemTitle?: string | undefined;
  bind?: Bind | undefined;
  suggestion?: Extract<ComputedRule, { rule: 'quadrant' }> | undefined;
  sections?: FieldSection[] | undefined;
}

/** The key under which a uiSchema carries it through RJSF. */
export const fieldUiKey = 'ui:field-ui';
