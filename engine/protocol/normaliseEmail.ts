import { trimSigns } from '#engine/search/trimSigns.ts';

// Copied along with an address, and seen by nobody.
const around = /[\s\u200b-\u200f\u2060\ufeff]/;
const plainDomain = /^[a-z0-9.-]+$/;
// Letters, marks and digits of any language, the dots of several, and the two joiners that some of them spell with.
const writtenDomain = /^[\p{L}\p{M}\p{N}.。．｡\p{Join_Control}-]+$/u;
// A capital "i" of Turkish keyboards, which no domain means: its lower case would be "i" with a second dot.
const dottedCapital = /\u0130|I\u0307/g;

/**
 * The one form of an e-mail address in which it is compared, stored and mailed to: trimmed, in lower case (of no
 * language), its domain in the letters of DNS (RFC 3492), so that "ada@çarşı.com.tr" and "ada@xn--ar-3ia21a0h.com.tr"
 * are the same address. What is no address is only trimmed and in lower case.
 */
export function normaliseEmail(email: string): string {
  const bare = trimSigns(email, around);
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, at + 1).toLowerCase();
  return local + toDnsLetters(bare.slice(at + 1));
}

function toDnsLetters(domain: string): string {
  const lower = domain.toLowerCase();
  if (plainDomain.test(lower) || !writtenDomain.test(domain)) return lower;
  const address = `http://${domain.replace(dottedCapital, 'i')}`;
  return URL.canParse(address) ? new URL(address).hostname : lower;
}
