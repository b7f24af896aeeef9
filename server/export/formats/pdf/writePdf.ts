import type { ExportDocument } from '#server/export/ExportDocument.ts';

import { composePdf } from './composePdf.ts';
import { typeset } from './typeset.ts';
import { uploadPath } from './uploadPath.ts';

/** Typesets the document as an accessible PDF. */
export async function writePdf(document: ExportDocument): Promise<Uint8Array> {
  const files = [...document.images].map(([fileName, bytes]) => [uploadPath(fileName), bytes] as const);
  return typeset({ main: 'main.typ', data: composePdf(document), files });
}
