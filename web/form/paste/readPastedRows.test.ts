import { expect, it } from 'vitest';

import { readPastedRows } from './readPastedRows.ts';

it.each<[string, string, string[][]]>([
  [
    'marks and numbers',
    'Kira artışı\nDaha küçük balkonlar\n• Evden çalışma\n3. Sağlıklı beslenme',
    [['Kira artışı'], ['Daha küçük balkonlar'], ['Evden çalışma'], ['Sağlıklı beslenme']],
  ],
  [
    'every kind of mark',
    '•\tone\n– two\n* three\n1) four\na) five\n☐ six\n- [ ] seven\no\teight\n   - nine\nii. ten',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((each) => [each]),
  ],
  ['every end of a line', 'a\r\nb\u2028c\vd\re\n\n\n f ', ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => [each])],
  [
    'cells',
    'Ali\t5\t\r\nVeli\t\t7\r\n',
    [
      ['Ali', '5'],
      ['Veli', '7'],
    ],
  ],
  ['a cell of two lines', '"one\ntwo ""quoted"""\tnext\n"said"', [['one\ntwo "quoted"', 'next'], ['"said"']]],
  ['such cells one after another', '"a\nb"\t"c\td"\n"e\nf"', [['a\nb', 'c d'], ['e\nf']]],
  [
    'what only looks like a mark',
    '-5 °C\n3.5 milyon\nA. Ş.\n2024. yılda\n*bold*',
    [['-5 °C'], ['3.5 milyon'], ['A. Ş.'], ['2024. yılda'], ['*bold*']],
  ],
  ['numbers that tell entries apart', '1. çeyrek\n2. çeyrek', [['1. çeyrek'], ['2. çeyrek']]],
  ['a mark alone', '–\n•', [['–'], ['•']]],
])('reads %s', (_, text, rows) => expect(readPastedRows(text)).toEqual(rows));
