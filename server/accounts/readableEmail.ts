import { domainToUnicode } from 'node:url';

const latin = /^[\p{Script=Latin}\d-]+$/u;
const hasLatin = /\p{Script=Latin}/u;

/**
 * An address as people write it: "ada@çarşı.com.tr", and not the letters of DNS in which it is stored. A domain with
 * Latin and other letters stays as stored, since it may pose as another.
 */
export function readableEmail(email: string): string {
  if (!email.includes('xn--')) return email;
  const at = email.lastIndexOf('@') + 1;
  const labels = domainToUnicode(email.slice(at)).split('.');
  const isPlain = labels.every((label) => latin.test(label));
  const isWithoutLatin = !labels.some((label) => hasLatin.test(label));
  return isPlain || isWithoutLatin ? email.slice(0, at) + labels.join('.') : email;
}
