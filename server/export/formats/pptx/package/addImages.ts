import type JSZip from 'jszip';

import type { ExportImages } from '#server/export/ExportImages.ts';
import { tag } from '#server/export/formats/pptx/xml.ts';

import { mend } from './mend.ts';

const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const extensions = { png: 'image/png', jpg: 'image/jpeg' };

/** The id by which a slide refers to an uploaded image. */
export const relationOf = (fileName: string) => `upload_${fileName.replace(/\W/g, '_')}`;

/** Puts the images that a slide's drawing refers to into the package, each once, and tells the slide where they are. */
export async function addImages(zip: JSZip, slide: number, drawing: string, images: ExportImages): Promise<void> {
  const shown = [...images].filter(([fileName]) => drawing.includes(relationOf(fileName)));
  if (shown.length === 0) return;
  for (const [fileName, bytes] of shown) zip.file(`ppt/media/${fileName}`, bytes, { compression: 'STORE' });
  const relations = shown.map(([fileName]) =>
    tag('Relationship', { Id: relationOf(fileName), Type: kind, Target: `../media/${fileName}` }),
  );
  const place = `ppt/slides/_rels/slide${slide}.xml.rels`;
  const xml = await zip.file(place)!.async('string');
  zip.file(
    place,
    mend(xml, 'end of relations', '</Relationships>', (end) => relations.join('') + end),
  );
}

/** Names the types of images, which the library names only where it puts some in itself. */
export function withImageTypes(xml: string): string {
  const missing = Object.entries(extensions).filter(([extension]) => !xml.includes(`Extension="${extension}"`));
  const types = missing.map(([extension, type]) => tag('Default', { Extension: extension, ContentType: type }));
  return mend(xml, 'list of types', /<Types[^>]*>/, (start) => start + types.join(''));
}
