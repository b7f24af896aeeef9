import { getDocumentProxy } from 'unpdf';

import { mostSourceCharacters } from '#engine/sources/sourceRules.ts';

import type { Extracted } from './extractOne.ts';

// Beyond what any page with words in it needs: a source of so many pages is too long.
const mostPages = 2000;

/** The text of a PDF, its lines as they stand, with an empty one between pages. */
export async function extractPdf(bytes: Uint8Array): Promise<Extracted> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes)).catch((error: Error) => error);
  if (pdf instanceof Error) return { fault: pdf.name === 'PasswordException' ? 'locked' : 'broken' };
  if (pdf.numPages > mostPages) return { fault: 'too-long' };
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []));
    const text = lines.join('').trim();
    page.cleanup();
    length += text.length;
    if (length > mostSourceCharacters) return { fault: 'too-long' };
    if (text !== '') pages.push(text);
  }
  return pages.length === 0 ? { fault: 'scan' } : { text: pages.join('\n\n') };
}
