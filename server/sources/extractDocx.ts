import { Readable } from 'node:stream';

import JSZip from 'jszip';
import mammoth from 'mammoth';

import { mostSourceCharacters } from '#engine/sources/sourceRules.ts';

import type { Extracted } from './extractOne.ts';

const document = 'word/document.xml';
const isXml = /\.(?:xml|rels)$/i;
// Of XML together, unpacked: twenty times what the longest source has, and what a process can hold as a tree.
const mostUnpacked = 24_000_000;

/** The text of a Word document, a line for each paragraph. */
export async function extractDocx(bytes: Buffer): Promise<Extracted> {
  const zip = await JSZip.loadAsync(bytes).catch(() => null);
  if (!zip?.file(document)) return { fault: 'type' };
  let unpacked = 0;
  for (const file of Object.values(zip.files)) {
    if (file.dir || !isXml.test(file.name)) continue;
    // Counted as it comes out: what a file says of its own size need not be so.
    for await (const chunk of new Readable().wrap(file.nodeStream()) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > mostUnpacked) return { fault: 'too-long' };
    }
  }
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  if (value.length > 2 * mostSourceCharacters) return { fault: 'too-long' };
  // It ends a paragraph with an empty line.
  return { text: value.replaceAll(/\n\n/g, '\n') };
}
