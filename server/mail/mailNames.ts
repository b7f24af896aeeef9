import en from '#server/i18n/locales/en.json' with { type: 'json' };

type Words = (typeof en)['mails'];

/**
 * Names of the mail templates: `subject`, `lead` and `note`, optionally a `heading`, and a `button` that links to
 * `url`.
 */
export type MailName = { [Name in keyof Words]: Words[Name] extends { subject: string } ? Name : never }[keyof Words];

export const mailNames = Object.entries(en.mails)
  .filter(([, words]) => typeof words === 'object')
  .map(([name]) => name as MailName);
