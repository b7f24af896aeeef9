// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';

import { composeMail } from './composeMail.ts';
import { mailNames } from './mailNames.ts';

const url = 'https://filiz.example/login?from=mail&language=tr';
const facts = { code: '048151', url };
const every = mailNames.flatMap((name) => languages.map((language) => [name, language] as const));

/** Parsed as XML, which unlike HTML rejects malformed markup. */
function parse(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'application/xhtml+xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(every)('%s in %s', (name, language) => {
  const mail = composeMail(name, { email: 'ada@example.com', language, fullName: 'Ada Lovelace' }, facts);
  const page = parse(mail.html);

  it('is complete: every text exists and every placeholder is filled in', () => {
    for (const text of [mail.subject, mail.text, wordsOf(page.body.textContent ?? '')]) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|mails\./);
      expect(text.length).toBeGreaterThan(10);
    }
    expect(page.documentElement.getAttribute('lang')).toBe(language);
    expect(page.querySelector('h1')?.textContent).toMatch(/\S/);
  });

  it('has the same words as text and as HTML', () => {
    const shown = wordsOf(page.body.textContent ?? '');
    const [greeting, ...blocks] = mail.text.split('\n\n');
    expect(greeting).toContain('Ada');
    const sentences = blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '-- ');
    for (const sentence of sentences) {
      const [label, link] = sentence.endsWith(url) ? [sentence.slice(0, -url.length - 2), url] : [sentence, ''];
      expect(shown).toContain(wordsOf(label));
      expect(shown).toContain(link);
    }
    expect(page.querySelector('.code')?.textContent).toBe('048151');
  });

  it('links only to the given address, and loads nothing', () => {
    const links = [...page.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(links.length > 0 ? [url] : []));
    expect([...page.querySelectorAll('[src]')].map((each) => each.getAttribute('src'))).toEqual(['cid:logo@filiz']);
    expect(mail.html).not.toMatch(/<script|@import|url\(/);
  });
});

it('escapes names and other values', () => {
  const fullName = `<b>&"'\r\nBcc: eve@example.com`;
  const { html, text } = composeMail('password-changed', { email: 'ada@example.com', language: 'en', fullName }, facts);
  expect(parse(html).querySelector('b')).toBeNull();
  expect(parse(html).body.textContent).toContain(`Hello <b>&"',`);
  expect(text).toContain(`Hello <b>&"',`);
});

it('greets without a name where none is known', () => {
  expect(composeMail('register-code', { email: 'ada@example.com', language: 'tr' }, facts).text).toMatch(/^Merhaba,\n/);
});
