import { oneLine } from './oneLine.ts';

const webAddress = /:\/\/|\bwww\./i;

/** A name that stands in mails to strangers, and so carries no web address there. */
export const nameInMails = (most: number) =>
  oneLine(most).refine((text) => !webAddress.test(text), { error: 'no-web-address' });
