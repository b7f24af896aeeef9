import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { PictureWords } from './words/PictureWords.ts';

/** What a layout reads: content in the words of the toolset, never the folder itself. */
export interface PictureSource {
  /** The content with computed values. */
  content: ToolsetDocument;
  language: Language;
  /** The toolset's name. */
  title: string;
  /** Words of the pictures themselves, such as "+ 3 more". */
  words: PictureWords;
  /** What the field at a pointer or pattern is called. */
  nameOf(pointer: string): string;
  /**
   * The value at a pointer as people read it: an enum's word, a reference's name, a date in the language's form; ""
   * without a value.
   */
  textAt(pointer: string): string;
  /** The texts of a list, or a single text as a list of one; blank ones are left out. */
  textsAt(pointer: string): string[];
  /** The number at a pointer. */
  numberAt(pointer: string): number | undefined;
  /** The pointers of a list's items. */
  itemsAt(pointer: string): string[];
  /** The values an enum may take, in order, with their words. */
  choicesAt(pattern: string): { value: string; word: string }[];
  /** The enum's value itself at a pointer; "" without one. */
  valueAt(pointer: string): string;
}
