import { commonPasswords } from './commonPasswords.ts';

const productWords = ['filiz', 'seedling', 'toolset'];

/** Whether a password is among the first that anyone would try. Length is checked with the request; nothing else is asked. */
export function isWeakPassword(password: string, { fullName, email }: { fullName: string; email: string }): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4 || isSequence(plain)) return true;
  const own = [...email.toLowerCase().split(/[@.+_-]/), ...fullName.toLowerCase().split(/\s+/)];
  const known = [...commonPasswords, ...productWords, ...own].filter((word) => word.length >= 4);
  // "Password123!" and "2024filiz" are the known word with the usual decoration.
  return known.some((word) => plain.includes(word) && plain.length - word.length < 6);
}

function isSequence(text: string): boolean {
  const steps = new Set([...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)));
  if (steps.size === 1) return true;
  return '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);
}
