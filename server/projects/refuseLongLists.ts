import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { tooLongLists } from '#engine/validation/tooLongLists.ts';

import { refuseFaults } from './refuseFaults.ts';

/** Before anything is computed of a document from outside: that takes time in proportion to the length of its lists. */
export function refuseLongLists({ schema }: Toolset, document: ToolsetDocument, language: Language): void {
  refuseFaults(tooLongLists(document, schema), language);
}
