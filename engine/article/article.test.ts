import { describe, expect, it } from 'vitest';

import { articleBlocks } from './articleBlocks.ts';
import type { ArticleFault } from './ArticleFault.ts';
import { articleHeadings } from './articleHeadings.ts';
import { forbiddenMarkup } from './forbiddenMarkup.ts';
import { readArticle } from './readArticle.ts';
import { structureFaults } from './structureFaults.ts';

const article = '# Ideas\n\nHow to have many.\n\n## Begin\n\nWrite [personas](article:persona) first.\n';
const told = (faults: ArticleFault[]) => faults.map(({ line, message }) => `${line ?? ''}: ${message}`);
const link = 'a link is written [text](https://…), or [text](article:id) for another article';

describe('an article', () => {
  it('is taken apart into title, summary and text', () => {
    const text = '\uFEFF# An *idea* \\& `more`\n\nTwo lines\nof **one** summary.\n\n## Begin\n\nWords.\n';
    expect(readArticle(text)).toEqual({
      title: 'An idea & more',
      summary: 'Two lines of one summary.',
      text: '## Begin\n\nWords.',
    });
    expect(readArticle('Words.\n\n# Late')).toEqual({ title: '', summary: '', text: 'Words.\n\n# Late' });
    expect(readArticle('# Ideas\n\n- a list')).toEqual({ title: 'Ideas', summary: '', text: '- a list' });
    expect(readArticle('')).toEqual({ title: '', summary: '', text: '' });
  });

  it('has headings where Markdown has them, and not in code', () => {
    const text = '## One ##\n\n```\n# no heading\n```\n\n> ### Two\n\nThree\n---\n\n#none';
    expect(articleHeadings(text)).toEqual([
      { level: 2, text: 'One', id: 'topic-1' },
      { level: 3, text: 'Two', id: 'topic-2' },
      { level: 2, text: 'Three', id: 'topic-3' },
    ]);
  });

  it('is searched by paragraph, item, row and line of code', () => {
    const text =
      '## *Who*\n\nOne\nline.\n\n- first\n- second\n\n| a | b \\| c |\n|---|---|\n| 1 | [2](article:x) |\n\n    code\n\n<b>';
    expect(articleBlocks(text)).toEqual([
      { isHeading: true, text: 'Who' },
      ...['One line.', 'first', 'second', 'a · b | c', '1 · 2', 'code'].map((each) => ({
        isHeading: false,
        text: each,
      })),
    ]);
  });
});

describe('what keeps a text from being an article', () => {
  it('is nothing where all is well', () => {
    const text = `${article}\n| a \\| b | a < b |\n|---|---|\n\n\`# code\`\n`;
    expect(told([...forbiddenMarkup(text), ...structureFaults(text)])).toEqual([]);
  });

  it('is markup that is never shown, in code too', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '![pixel](https://example.com/pixel.png)',
      '[here](javascript:alert(1)) and [there](http://example.com)',
      '[here][1]',
      '',
      '[1]: javascript:alert(1)',
      '`<iframe>`',
    ];
    expect(told(forbiddenMarkup(hostile.join('\n')))).toEqual([
      '1: holds no HTML; only Markdown is shown',
      '2: holds no images',
      `3: ${link}`,
      `6: ${link}`,
      '7: holds no HTML; only Markdown is shown',
    ]);
  });

  it('is a heading of the wrong kind', () => {
    expect(told(structureFaults(`${article}\n# Another title\n\nWords\n---\n`))).toEqual([
      '9: there is one title; a section begins with "## "',
      '11: the line below makes this a heading; a section begins with "## "',
    ]);
  });

  it.each([
    ['Ideas\n\nWords.\n\n## Begin', '1: the first line must be the title, "# Title"'],
    ['# Ideas\n\n## Begin\n\nWords.', '2: below the title stands a paragraph that is the summary'],
    ['# Ideas\n\nWords.', ': needs sections, each beginning with "## "'],
  ])('is a missing part: %#', (text, fault) => {
    expect(told(structureFaults(text))).toEqual([fault]);
  });
});
