import { expect, it } from 'vitest';

import { csvLine } from './csvLine.ts';

it.each([
  [['a', 'b', ''], 'a,b,'],
  [['one, two', 'say "hi"', 'first\nsecond'], '"one, two","say ""hi""","first\nsecond"'],
  [[-12, 3, 0], '-12,3,0'],
  [['İş Modeli', '😀'], 'İş Modeli,😀'],
])('writes %j', (cells, line) => expect(csvLine(cells)).toBe(`${line}\r\n`));

it.each(['=1+1', '+1', '-1', '@sum', ' =1', '\u200B=1', '＝1', '\t=1', '\r1', '%x', '|cmd'])(
  'makes no formula of %j',
  (text) => {
    const line = csvLine([text]);
    expect(line.startsWith("'") || line.startsWith(`"'`)).toBe(true);
    expect(line).toContain(text);
  },
);
