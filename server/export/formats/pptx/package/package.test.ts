import { describe, expect, it } from 'vitest';

import { SlideLanguages } from '#server/export/formats/pptx/SlideLanguages.ts';

import { withImageTypes } from './addImages.ts';
import { finishNotes } from './finishNotes.ts';
import { finishLayout, finishSlide } from './finishSlide.ts';
import { withOwnColours } from './withOwnColours.ts';

const style = '<a:rPr lang="en" sz="2800" b="1"><a:solidFill/></a:rPr>';
const run = (text: string) => `<a:r>${style}<a:t>${text}</a:t></a:r>`;
const title =
  '<p:sp><p:nvPr><p:ph idx="1" type="title"/></p:nvPr><p:spPr><a:xfrm/></p:spPr><p:txBody><a:bodyPr wrap="square"></a:bodyPr>' +
  `<a:p><a:pPr algn="l"><a:buNone/></a:pPr>${run('Title')}<a:endParaRPr lang="en"/></a:p></p:txBody></p:sp>`;
const text = `<p:sp><a:p><a:pPr algn="l"/>${run('One')}<a:pPr algn="l"/>${run('Two')}</a:p></p:sp>`;
const number =
  '<p:sp><p:cNvPr id="25" name="Slide Number Placeholder 0"/><p:nvPr><p:ph type="sldNum"/></p:nvPr></p:sp>';
const slide = title + text + number;

const finish = {
  slide: (xml: string) => finishSlide(xml, '<p:grpSp/>'),
  layout: finishLayout,
  notes: (xml: string) =>
    finishNotes(
      xml,
      [[{ text: 'Said' }]],
      new SlideLanguages({ language: 'en', project: { language: 'en' } as never }),
    ),
  types: withImageTypes,
  theme: withOwnColours,
};
const written = {
  slide,
  layout: title + number,
  notes: '<a:p><a:r><a:rPr/><a:t>-</a:t></a:r></a:p>',
  types: '<Types xmlns="t"></Types>',
  theme: '<a:dk2><a:srgbClr val="44546A"/></a:dk2>',
};

describe('what the library writes', () => {
  it.each(Object.entries(finish))('is mended: %s', (part, by) => {
    const xml = written[part as keyof typeof written];
    expect(by(xml)).not.toBe(xml);
  });

  it.each([
    ['slide', 'type="title"', 'type="heading"', 'no title on a slide'],
    ['slide', '<p:spPr><a:xfrm/></p:spPr>', '<p:spPr/>', 'no place of a title'],
    ['slide', /a:bodyPr/g, 'a:body', 'no room of a title'],
    ['slide', '<a:pPr algn="l"><a:buNone/></a:pPr>', '', 'no alignment of a title'],
    ['slide', '<a:endParaRPr lang="en"/>', '', 'no end of a title'],
    ['slide', style, '<a:rPr lang="en"/>', 'no style of a title'],
    ['slide', '</a:r><a:pPr', '</a:r> <a:pPr', 'properties of a paragraph between its runs in another way'],
    ['slide', `${style}<a:t>Two`, '<a:rPr><a:hlinkClick r:id="1"/></a:rPr><a:t>Two', 'links on words in another way'],
    ['slide', 'id="25"', 'id="26"', 'no number of a slide'],
    ['layout', 'type="title"', 'type="heading"', 'no title of a layout'],
    ['layout', /a:bodyPr/g, 'a:body', 'no room of a layout’s title'],
    ['notes', '>-<', '><', 'no paragraph of notes'],
    ['types', 'Types', 'types', 'no list of types'],
    ['theme', 'srgbClr', 'sysClr', 'no colour of the theme'],
  ] as const)('is missed where a new version changes it: %s, %s', (part, before, after, message) => {
    const changed = written[part].replace(before, after);
    expect(changed).not.toBe(written[part]);
    expect(() => finish[part](changed)).toThrow(`pptxgenjs wrote ${message}`);
  });
});
