import JSZip from 'jszip';

import type { ExportImages } from '#server/export/ExportImages.ts';
import type { SlideLanguages } from '#server/export/formats/pptx/SlideLanguages.ts';
import type { SlideParts } from '#server/export/formats/pptx/SlideParts.ts';

import { addImages, withImageTypes } from './addImages.ts';
import { finishNotes } from './finishNotes.ts';
import { finishLayout, finishSlide } from './finishSlide.ts';
import { mend } from './mend.ts';
import { withOwnColours } from './withOwnColours.ts';

/**
 * Puts what the library cannot write into its package: shapes in groups with text alternatives, notes in paragraphs,
 * titles that follow their layout.
 */
export async function finishPackage(
  file: Uint8Array,
  slides: SlideParts[],
  { languages, images }: { languages: SlideLanguages; images: ExportImages },
): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  for (const [index, { notes, drawing }] of slides.entries()) {
    await change(zip, `ppt/slides/slide${index + 1}.xml`, (xml) => finishSlide(xml, drawing));
    await addImages(zip, index + 1, drawing, images);
    await change(zip, `ppt/notesSlides/notesSlide${index + 1}.xml`, (xml) => finishNotes(xml, notes, languages));
  }
  for (const name of Object.keys(zip.files).filter((each) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(each))) {
    await change(zip, name, finishLayout);
  }
  await change(zip, 'ppt/theme/theme1.xml', withOwnColours);
  await change(zip, '[Content_Types].xml', (xml) => withImageTypes(withoutMissingParts(xml, zip)));
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 6 } });
}

async function change(zip: JSZip, name: string, by: (xml: string) => string) {
  const xml = await zip.file(name)!.async('string');
  zip.file(name, by(xml));
}

/** The library names a slide master for each slide, of which only the first is there. */
function withoutMissingParts(xml: string, zip: JSZip): string {
  return mend(xml, 'part with a type', /\s*<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) =>
    zip.file(name) ? override : '',
  );
}
