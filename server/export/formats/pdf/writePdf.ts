import type { ExportDocument } from '#server/export/ExportDocument.ts';

import { composePdf } from './composePdf.ts';
import type { PdfModel } from './PdfModel.ts';
import { typeset } from './typeset.ts';
import { uploadPath } from './uploadPath.ts';

// Of the short report, for people who decide.
const mostPages = 10;

/** Typesets the document as an accessible PDF. A short report that is too long goes without its highest pictures. */
export async function writePdf(document: ExportDocument): Promise<Uint8Array> {
  const files = [...document.images].map(([fileName, bytes]) => [uploadPath(fileName), bytes] as const);
  let data = composePdf(document);
  for (;;) {
    const { pdf, pages } = typeset({ main: 'main.typ', data, files });
    const shorter = pages > mostPages && withoutHighest(data);
    if (!shorter) return pdf;
    data = shorter;
  }
}

/** null: there is no picture left. */
function withoutHighest(data: PdfModel): PdfModel | null {
  const heights = (data.story ?? []).map(({ picture }) => (picture ? picture.height / picture.width : 0));
  const highest = Math.max(0, ...heights);
  if (highest === 0) return null;
  const place = heights.indexOf(highest);
  return {
    ...data,
    story: data.story!.map(({ picture, ...part }, index) => ({
      ...part,
      ...(picture && index !== place && { picture }),
    })),
  };
}
