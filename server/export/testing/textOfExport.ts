import JSZip from 'jszip';
import { extractText, getDocumentProxy } from 'unpdf';

import type { ExportFormat } from '#engine/protocol/exportFormats.ts';

import { parseXml } from './parseXml.ts';

/** What people read in an exported file. */
export async function textOfExport(format: ExportFormat, file: Uint8Array): Promise<string> {
  if (format === 'pdf')
    return (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text;
  if (format === 'markdown' || format === 'json') return Buffer.from(file).toString();
  const zip = await JSZip.loadAsync(file);
  const parts = zip.file(/(document|footer\d*|notesSlide\d+|slide\d+|sharedStrings)\.xml$/);
  const texts = await Promise.all(
    parts.map(async (part) => parseXml(await part.async('string'), part.name).documentElement.textContent),
  );
  return texts.join(' ');
}
