import { tag } from '../xml.ts';

const title = /<p:sp>(?:(?!<p:sp>).)*?<p:ph[^>]*type="title".*?<\/p:sp>/s;

/** A slide with its drawing, and a title that takes place and look from its layout. */
export function finishSlide(xml: string, drawing: string): string {
  const plain = withoutLinksOnWords(withOneStyleAParagraph(xml.replace(title, inheriting)));
  return withIdOfItsOwn(withDrawing(plain, drawing));
}

/** A layout whose title has the insets and the anchor that the library writes on slides only. */
export function finishLayout(xml: string): string {
  const isDark = !xml.includes('type="sldNum"');
  const room = { wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: 0, anchor: isDark ? 'b' : 'ctr' };
  const body = tag('a:bodyPr', room, tag('a:normAutofit'));
  return withIdOfItsOwn(xml.replace(title, (shape) => shape.replace(/<a:bodyPr[^>]*>(?:<\/a:bodyPr>)?/, body)));
}

/** Keeps the languages, and the size where a long title needs a smaller one. */
function inheriting(shape: string): string {
  return shape
    .replace(/<p:spPr>.*?<\/p:spPr>/s, tag('p:spPr'))
    .replace(/<a:bodyPr[^>]*>(?:<\/a:bodyPr>)?/, tag('a:bodyPr'))
    .replace(/<a:pPr.*?<\/a:pPr>/s, '')
    .replace(/<a:endParaRPr[^>]*\/>/, '')
    .replace(/<a:rPr[^>]*>.*?<\/a:rPr>/gs, (style) => {
      const [language = ''] = /(?<= )lang="[^"]+"/.exec(style) ?? [];
      const [size = ''] = /sz="\d+"/.exec(style) ?? [];
      return `<a:rPr ${[language, ...(usualSizes.includes(size) ? [] : [size])].join(' ')}/>`;
    });
}

const usualSizes = ['sz="2800"', 'sz="4000"', 'sz="4400"'];

/** The library repeats the properties of a paragraph before each of its runs, which no program expects. */
function withOneStyleAParagraph(xml: string): string {
  return xml.replace(/(?<=<\/a:r>)(?:<a:pPr[^>]*\/>|<a:pPr[^>]*[^/]>.*?<\/a:pPr>)/gs, '');
}

/** Before the slide number, which stands last, so that the picture is read after the title. */
function withDrawing(xml: string, drawing: string): string {
  if (drawing === '') return xml;
  const number = xml.lastIndexOf('<p:sp>');
  return `${xml.slice(0, number)}${drawing}${xml.slice(number)}`;
}

/** A link on a whole shape, which the library also writes on its words, would underline them. */
function withoutLinksOnWords(xml: string): string {
  return xml.replace(/<a:hlinkClick [^>]*[^/]>.*?<\/a:hlinkClick>/gs, '').replaceAll(' u="sng"', '');
}

/** The library gives the slide number one that the twenty-fourth shape has, too. */
function withIdOfItsOwn(xml: string): string {
  return xml.replace('<p:cNvPr id="25" name="Slide Number', '<p:cNvPr id="999" name="Slide Number');
}
