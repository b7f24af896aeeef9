import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { confirm } from './confirm.ts';
import { confirmWords } from './confirmWords.ts';

/** Confirms all of a page whose reader has said that they have read it. */
export async function confirmPage(document: OpenDocument): Promise<void> {
  await confirmWords.load();
  await confirm({ document, pointers: [''] });
}
