import type { Language } from '#engine/languages/languages.ts';
import { hasMessage, type MessageFacts, type MessageKey, translate } from '#server/i18n/translate.ts';

import type { Mail } from './Mailer.ts';
import type { MailName } from './mailNames.ts';
import { type MailParts, renderMailHtml } from './renderMailHtml.ts';
import { withoutLinks } from './withoutLinks.ts';

interface MailRecipient {
  email: string;
  language: Language;
  fullName?: string;
}

/** What people have named themselves and their projects. */
const names = ['project', 'inviter', 'owner', 'author'];

/** A mail in the reader's language, as text and as HTML with the same words. */
export function composeMail(name: MailName, to: MailRecipient, given: MessageFacts & { code?: string }): Mail {
  const unlinked = names.flatMap((fact) => (fact in given ? [[fact, withoutLinks(String(given[fact]))]] : []));
  const facts: typeof given = { ...given, ...Object.fromEntries(unlinked) };
  const sentence = (part: string) => translate(to.language, `mails.${part}` as MessageKey, facts);
  const optional = (part: string) => (hasMessage(`mails.${part}`) ? sentence(part) : undefined);
  const firstName = to.fullName?.trim().split(/\s+/)[0];
  const label = optional(`${name}.button`);
  const parts: MailParts = {
    language: to.language,
    subject: sentence(`${name}.subject`),
    heading: optional(`${name}.heading`) ?? sentence(`${name}.subject`),
    greeting: firstName
      ? translate(to.language, 'mails.greetingByName', { name: withoutLinks(firstName) })
      : translate(to.language, 'mails.greeting'),
    lead: sentence(`${name}.lead`),
    code: facts.code,
    note: sentence(`${name}.note`),
    button: label && facts['url'] ? { label, url: String(facts['url']), hint: sentence('linkHint') } : undefined,
    footer: [sentence('reason'), sentence('automatic')],
  };
  return {
    name,
    to: { address: to.email, name: to.fullName ?? '' },
    subject: parts.subject,
    text: renderText(parts),
    html: renderMailHtml(parts),
    language: to.language,
  };
}

function renderText({ greeting, lead, code, button, note, footer }: MailParts): string {
  const blocks = [
    greeting,
    lead,
    ...(code ? [`    ${code}`] : []),
    note,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    // "-- " is the standard delimiter of a signature.
    ['-- ', 'Filiz', ...footer].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
