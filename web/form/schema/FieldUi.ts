import type { SuggestionRule } from '#engine/computed/contracts/computedContract.ts';
import type { FieldWords } from '#engine/fields/fieldWords.ts';
import type { Bind } from '#engine/references/Bind.ts';

export type FieldWidth = 'third' | 'half' | 'full';
/** `row` and `cell` are parts of a matrix; `topics` are groups that fold to rows, each a `topic`. */
export type FieldLayout = 'root' | 'group' | 'topics' | 'topic' | 'matrix' | 'row' | 'cell' | 'columns';

/** A field whose value is shown while the row around it is closed. */
export interface KeyValue {
  name: string;
  /** The value's own pattern. */
  pattern: string;
  title: string;
  enumLabels?: Record<string, string> | undefined;
}

export interface FieldSection {
  id: string;
  title: string;
  help?: string | undefined;
  /** Names of top-level properties. */
  fields: string[];
}

/** A field's texts in the reader's language, how to render it, and the same of the fields inside. */
export interface FieldUi extends Omit<FieldWords, 'enumWords'> {
  /** The pointer with `*` for every item of a list. */
  pattern: string;
  /** The section's heading has the same text, or heads nothing but this list. */
  hideTitle: boolean;
  width: FieldWidth;
  layout?: FieldLayout | undefined;
  /** The name of its widget; `list` for a list of objects, `hidden` for what nobody sees. */
  widget?: string | undefined;
  enumLabels?: Record<string, string> | undefined;
  /** The property that is the title of this list's items. */
  itemTitle?: string | undefined;
  /** For a list of objects or a topic: what its closed rows show besides the title. */
  keyValues: readonly KeyValue[];
  bind?: Bind | undefined;
  suggestion?: SuggestionRule | undefined;
  /** Repeats a value of another toolset. */
  agrees?: boolean | undefined;
  /** Rules of the method speak about it. */
  criticised?: boolean | undefined;
  sections?: FieldSection[] | undefined;
  /** An object's properties. */
  fields?: Readonly<Record<string, FieldUi>> | undefined;
  /** What each item of a list is. */
  items?: FieldUi | undefined;
}
