import { tag } from '#server/export/formats/pptx/xml.ts';

import { mend } from './mend.ts';
import { without } from './without.ts';

const title = /<p:sp>(?:(?!<p:sp>).)*?<p:ph[^>]*type="title".*?<\/p:sp>/s;
const body = /<a:bodyPr[^>]*>(?:<\/a:bodyPr>)?/;

/** A slide with its drawing, and a title that takes place and look from its layout. */
export function finishSlide(xml: string, drawing: string): string {
  const plain = withoutLinksOnWords(withOneStyleAParagraph(mend(xml, 'title on a slide', title, inheriting)));
  return withIdOfItsOwn(withDrawing(plain, drawing));
}

/** A layout whose title has the insets and the anchor that the library writes on slides only. */
export function finishLayout(xml: string): string {
  // The library's own, which no slide has.
  if (xml.includes('<p:cSld name="DEFAULT">')) return xml;
  const isDark = !hasNumber(xml);
  // Titles of the story may have two lines, which begin at one height.
  const anchor = isDark ? 'b' : xml.includes(`sz="${storyTitleSize}"`) ? 't' : 'ctr';
  const room = { wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: 0, anchor };
  const roomy = tag('a:bodyPr', room, tag('a:normAutofit'));
  return withIdOfItsOwn(
    mend(xml, 'title of a layout', title, (shape) => mend(shape, 'room of a layout’s title', body, () => roomy)),
  );
}

/** Keeps the languages, and the size where a long title needs a smaller one. */
function inheriting(shape: string): string {
  const placed = mend(shape, 'place of a title', /<p:spPr>.*?<\/p:spPr>/s, () => tag('p:spPr'));
  const set = mend(placed, 'room of a title', body, () => tag('a:bodyPr'));
  const aligned = mend(set, 'alignment of a title', /<a:pPr.*?<\/a:pPr>/s, () => '');
  const ended = mend(aligned, 'end of a title', /<a:endParaRPr[^>]*\/>/, () => '');
  return mend(ended, 'style of a title', /<a:rPr[^>]*>.*?<\/a:rPr>/gs, (style) => {
    const [language = ''] = /(?<= )lang="[^"]+"/.exec(style) ?? [];
    const [size = ''] = /sz="\d+"/.exec(style) ?? [];
    return `<a:rPr ${[language, ...(usualSizes.includes(size) ? [] : [size])].join(' ')}/>`;
  });
}

const storyTitleSize = 3200;
const usualSizes = [2800, storyTitleSize, 4000, 4400].map((size) => `sz="${size}"`);

/** The library repeats the properties of a paragraph before each of its runs, which no program expects. */
function withOneStyleAParagraph(xml: string): string {
  return without(
    xml,
    'properties of a paragraph between its runs',
    /(?<=<\/a:r>)(?:<a:pPr[^>]*\/>|<a:pPr[^>]*[^/]>.*?<\/a:pPr>)/gs,
    /<\/a:r>\s*<a:pPr/,
  );
}

/** Before the slide number, which stands last, so that the picture is read after the title. */
function withDrawing(xml: string, drawing: string): string {
  if (drawing === '') return xml;
  const number = xml.lastIndexOf('<p:sp>');
  if (number === -1) throw new Error('pptxgenjs wrote no shape on a slide: looked for <p:sp>');
  return `${xml.slice(0, number)}${drawing}${xml.slice(number)}`;
}

/** A link on a whole shape, which the library also writes on its words, would underline them. */
function withoutLinksOnWords(xml: string): string {
  const linked = /<a:hlinkClick [^>]*[^/]>.*?<\/a:hlinkClick>/gs;
  return without(xml, 'links on words', linked, /<a:hlinkClick [^>]*\/>\s*<\/a:rPr>/).replaceAll(' u="sng"', '');
}

/** The library gives the slide number one that the twenty-fourth shape has, too. */
function withIdOfItsOwn(xml: string): string {
  if (!hasNumber(xml)) return xml;
  const name = 'name="Slide Number';
  return mend(xml, 'number of a slide', `<p:cNvPr id="25" ${name}`, () => `<p:cNvPr id="999" ${name}`);
}

const hasNumber = (xml: string) => xml.includes('type="sldNum"');
