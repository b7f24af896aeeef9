import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { outliveTranslation } from './outliveTranslation.ts';

beforeAll(outliveTranslation);
afterEach(cleanup);

interface ShownProps {
  count: number;
  mark?: boolean;
}

/** Bare texts beside what comes and goes, as no part of the product should be but a library's may. */
function Shown({ count, mark = false }: ShownProps) {
  return (
    <p>
      {mark && <b>!</b>}
      {count} of {count > 1 && '12'}
    </p>
  );
}

function textsWithin(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Ways in which a translator may put its own element in the place of a text. */
const ways: Record<string, (text: Text, font: HTMLElement) => void> = {
  'instead of the text': (text, font) => text.replaceWith(font),
  'around the text': (text, font) => {
    text.before(font);
    font.replaceChildren(text);
  },
  'beside the text, which is then removed': (text, font) => {
    text.before(font);
    text.remove();
  },
};

describe.each(Object.entries(ways))('a font %s', (_, put) => {
  async function translate(root: Node): Promise<void> {
    for (const text of textsWithin(root).filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font');
      font.textContent = text.data;
      put(text, font);
    }
    await act(async () => {});
  }
  const words = (root: Node) => root.textContent?.replaceAll(/\s+/g, ' ').trim();

  it('lets what comes, changes and goes be shown in its place', async () => {
    const { container, rerender } = render(<Shown count={2} />);
    await translate(container);
    rerender(<Shown count={3} mark />);
    await act(async () => {});
    expect(words(container)).toBe('!3 of 12');
    await translate(container);
    rerender(<Shown count={1} />);
    await act(async () => {});
    expect(words(container)).toBe('1 of');
  });
});
