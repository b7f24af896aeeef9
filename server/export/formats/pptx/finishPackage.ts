import JSZip from 'jszip';

import type { Language } from '#engine/toolset/languages.ts';

import type { SlideParts } from './Deck.ts';
import { localeTags } from './localeTags.ts';
import { escapeText, tag } from './xml.ts';

/**
 * Puts what the library cannot write into its package: shapes in groups with text alternatives, notes in paragraphs of
 * their own, the language of the proofing.
 */
export async function finishPackage(file: Uint8Array, slides: SlideParts[], language: Language): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  for (const [index, { notes, drawing }] of slides.entries()) {
    const name = `ppt/slides/slide${index + 1}.xml`;
    await change(zip, name, (xml) => withIdOfItsOwn(withoutLinksOnWords(insertDrawing(xml, drawing))));
    await change(zip, `ppt/notesSlides/notesSlide${index + 1}.xml`, (xml) => insertNotes(xml, notes, language));
  }
  await change(zip, '[Content_Types].xml', (xml) => withoutMissingParts(xml, zip));
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 6 } });
}

async function change(zip: JSZip, name: string, by: (xml: string) => string) {
  const xml = await zip.file(name)!.async('string');
  zip.file(name, by(xml));
}

/** Before the slide number, which stands last, so that the picture is read after the title. */
function insertDrawing(xml: string, drawing: string): string {
  if (drawing === '') return xml;
  const number = xml.lastIndexOf('<p:sp>');
  return `${xml.slice(0, number)}${drawing}${xml.slice(number)}`;
}

function insertNotes(xml: string, notes: string[], language: Language): string {
  const style = { lang: localeTags[language], dirty: 0 };
  const paragraphs = notes.map((text) =>
    text === ''
      ? tag('a:p', {}, tag('a:endParaRPr', style))
      : tag('a:p', {}, tag('a:r', {}, `${tag('a:rPr', style)}<a:t>${escapeText(text)}</a:t>`)),
  );
  return xml.replace(/<a:p><a:r>(?:(?!<a:p>).)*<a:t>-<\/a:t>.*?<\/a:p>/, () => paragraphs.join('') || tag('a:p'));
}

/** A link on a whole shape, which is also written on its words, would underline them. */
function withoutLinksOnWords(xml: string): string {
  return xml.replace(/<a:hlinkClick [^>]*[^/]>.*?<\/a:hlinkClick>/gs, '').replaceAll(' u="sng"', '');
}

/** The library gives the slide number one that the twenty-fourth shape has, too. */
function withIdOfItsOwn(xml: string): string {
  return xml.replace('<p:cNvPr id="25" name="Slide Number', '<p:cNvPr id="999" name="Slide Number');
}

/** The library names a slide master for each slide, of which only the first is there. */
function withoutMissingParts(xml: string, zip: JSZip): string {
  return xml.replace(/\s*<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name: string) =>
    zip.file(name) ? override : '',
  );
}
