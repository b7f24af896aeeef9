import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { Markdown } from './Markdown.tsx';

const show = (text: string, onOpenArticle?: (id: string) => void) =>
  render(<Markdown text={text} {...(onOpenArticle && { onOpenArticle })} />, { wrapper: MemoryRouter }).container;

describe('untrusted Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.com"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '![pixel](https://example.com/pixel.png)',
    '![pixel][1]\n\n[1]: https://example.com/pixel.png',
    '| a |\n|---|\n| <img src=x> ![p](https://example.com/p.png) |',
  ])('brings no element of its own: %s', (text) => {
    const page = show(`Before\n\n${text}\n\nAfter`);
    expect(page.querySelector('script, img, iframe, svg, a, [onerror], style')).toBeNull();
    expect(page.textContent).toContain('Before');
    expect(page.textContent).toContain('After');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//example.com',
    '/user/logout',
    'article:../../logout',
  ])('leads nowhere by %s', (address) => {
    const page = show(`[words](<${address}>) and [more][1]\n\n[1]: <${address}>`);
    expect(page.querySelector('a')).toBeNull();
    expect(page.textContent).toContain('words');
  });

  it('renders neither an h1 nor ids that the page uses', () => {
    const page = show('# main\n\n## main\n\n### Deeper');
    expect(page.querySelector('h1')).toBeNull();
    expect(screen.getAllByRole('heading').map(({ id, tagName }) => `${tagName} ${id}`)).toEqual([
      'H2 topic-1',
      'H2 topic-2',
      'H3 topic-3',
    ]);
  });
});

it('links articles to their pages, and external sites without a referrer', () => {
  show('[Personas](article:persona), [web](https://example.com/a), [mail](mailto:a@example.com)');
  expect(screen.getByRole('link', { name: 'Personas' }).getAttribute('href')).toBe('/user/article/persona');
  const outside = screen.getByRole('link', { name: 'web' });
  expect(outside.getAttribute('href')).toBe('https://example.com/a');
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: 'mail' }).getAttribute('href')).toBe('mailto:a@example.com');
});

it('opens articles in place within a dialog', async () => {
  const open = vi.fn();
  show('See [privacy](article:privacy).', open);
  await userEvent.click(screen.getByRole('button', { name: 'privacy' }));
  expect(open).toHaveBeenCalledWith('privacy');
});

it('renders tables with links and emphasis in their cells', () => {
  show('Before it:\n| Weak | Strong |\n| :--- | ---: |\n| *Busy* | [Eats](article:persona) at her desk |\n|  | two |');
  const table = screen.getByRole('table');
  const rows = within(table).getAllByRole('row');
  const texts = rows.map((row) =>
    [...row.children].map(({ tagName, textContent }) => `${tagName} ${textContent!.trim()}`),
  );
  expect(texts).toEqual([
    ['TH Weak', 'TH Strong'],
    ['TD Busy', 'TD Eats at her desk'],
    ['TD ', 'TD two'],
  ]);
  expect(within(table).getByRole('link', { name: 'Eats' })).toBeDefined();
  expect(screen.getByText('Before it:')).toBeDefined();
});

it('leaves bars within a sentence alone', () => {
  show('Either | or\nand more');
  expect(screen.queryByRole('table')).toBeNull();
});
