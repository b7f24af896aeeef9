import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const width = 120;
/** A line that holds a comment and nothing else. */
const comment = /^\s*(?:\/\/|\/\*|\* |\{\/\*)/;
// A word that no line has room for, such as an address, stands alone.
const isTooWide = (line: string) => line.length > width && comment.test(line) && !/^\s*(?:\/\/|\*) \S+$/.test(line);

const files = globSync(['{engine,server,web,scripts,test,toolsets,.storybook}/**/*.{ts,tsx,mjs}', '*.ts']);

describe('comments are as wide as the code', () => {
  it.each(['//', ' *', '/**'])('finds a wider one that begins with %s', (beginning) => {
    expect(isTooWide(`  ${beginning} ${'word '.repeat(24)}`)).toBe(true);
    expect(isTooWide(`  ${beginning} word`)).toBe(false);
  });

  it('so none is wider', () => {
    expect(files.length).toBeGreaterThan(1000);
    const wide = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isTooWide(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });
});
