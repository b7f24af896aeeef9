import { expect, it } from 'vitest';

import { csvLine } from './csvLine.ts';

it.each([
  [['a', 'b', ''], 'a,b,'],
  [['one, two', 'say "hi"', 'first\nsecond'], '"one, two","say ""hi""","first\nsecond"'],
  [[-12, 3, 0], '-12,3,0'],
  [['İş Modeli', '😀'], 'İş Modeli,😀'],
])('writes %j', (cells, line) => expect(csvLine(cells)).toBe(`${line}\r\n`));

it.each(['=1+1', '+1', '-1', '@sum', ' =1', '\u200B=1', '＝1', '\t=1', '\r1', '%x', '|cmd', '\t\t-1'])(
  'makes no formula of %j',
  (text) => {
    const line = csvLine([text]);
    expect(line.startsWith("'") || line.startsWith(`"'`)).toBe(true);
    expect(line.replaceAll("'", '')).toContain(text);
  },
);

it.each([
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['-5', `"'-5"`],
  ['Mallory;=cmd', `"Mallory;'=cmd"`],
  ['x; +1;y;@sum', `"x; '+1;y;'@sum"`],
  ['x\t-1', `"x\t'-1"`],
  ['x;"=1+1"', `"x;""'=1+1"""`],
  ['x\n=1', `"x\n'=1"`],
  ['x;\u200B＝1', `"x;\u200B'＝1"`],
  ['=1;=2', `"'=1;'=2"`],
  ['a = b; c', '"a = b; c"'],
])('makes no formula of a part of %j where a spreadsheet splits it', (text, cell) =>
  expect(csvLine([text])).toBe(`${cell}\r\n`),
);
