import type { Language } from '#engine/toolset/languages.ts';

import { type MessageFacts, type MessageKey, translate } from '../i18n/translate.ts';
import type { Mail } from './Mailer.ts';

export type MailName = 'register-code' | 'register-known' | 'password-reset-code' | 'password-changed';

/** A mail in the reader's language, as text and as HTML of the same words. */
export function composeMail(
  name: MailName,
  to: { email: string; language: Language },
  facts: MessageFacts & { code?: string },
): Mail {
  const sentence = (part: string) => translate(to.language, `mails.${part}` as MessageKey, facts);
  const [greeting, lead, note, closing] = [
    sentence('greeting'),
    sentence(`${name}.lead`),
    sentence(`${name}.note`),
    sentence('closing'),
  ];
  const text = [greeting, lead, ...(facts.code ? [`    ${facts.code}`] : []), note, closing].join('\n\n');
  return {
    to: to.email,
    subject: sentence(`${name}.subject`),
    text: `${text}\n`,
    html: toHtml([greeting, lead], facts.code, [note, closing], to.language),
    language: to.language,
  };
}

function toHtml(before: string[], code: string | undefined, after: string[], language: Language): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  const figure = code
    ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:600">${escape(code)}</p>`
    : '';
  const body = [...before.map(paragraph), figure, ...after.map(paragraph)].join('');
  return `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px;background:#f4f4f6;color:#26323d;font:16px/1.5 system-ui,sans-serif"><div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:24px">${body}</div></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
