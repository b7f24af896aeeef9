import { foldText } from '#engine/search/foldText.ts';
import { trimSigns } from '#engine/search/trimSigns.ts';

const productWords = ['filiz', 'seedling', 'toolset'];
// Turkish words that the international list of common passwords lacks.
const turkishWords = (
  'sifre parola sifrem parolam askim sevgi sevgilim seniseviyorum canim hayatim melek kelebek merhaba gunaydin ' +
  'bismillah allah turkiye ataturk istanbul ankara izmir galatasaray fenerbahce besiktas trabzonspor cimbom kanarya ' +
  'mustafa mehmet ahmet ayse fatma emre zeynep elif murat yusuf omer'
).split(' ');

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

const leastWord = 4;
const decoration = 6;

/**
 * Whether a password would be among an attacker's first guesses: a common one, or a word about the person, the product
 * or Turkish everyday life with little else around it. Length is validated with the request; there are no other rules.
 */
export function isWeakPassword(
  password: string,
  { fullName, email }: { fullName: string; email: string },
  common: readonly string[],
): boolean {
  const plain = foldText(password);
  if (new Set(plain).size < 4 || isSequence(plain)) return true;
  const own = [...foldText(email).split(/[@.+_-]/), ...foldText(fullName).split(' ')];
  const words = [...turkishWords, ...productWords, ...own].filter((word) => word.length >= leastWord);
  if (words.some((word) => plain.includes(word) && plain.length - word.length < decoration)) return true;
  return coresOf(plain).some((core) => common.includes(core));
}

/**
 * The password without usual additions: "Password2024!", "p4ssword" and "passwordpassword" all reduce to "password".
 */
function coresOf(plain: string): string[] {
  const repeated = /^(.+?)\1+$/.exec(plain)?.[1] ?? plain;
  const bare = trimSigns(repeated, /[^\p{L}]/u);
  const core = repeated.length - bare.length < decoration ? bare : repeated;
  return [plain, repeated, core, withoutLeet(repeated), withoutLeet(core)];
}

function withoutLeet(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => leet[sign]!);
}

function isSequence(text: string): boolean {
  const steps = new Set([...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)));
  if (steps.size === 1) return true;
  return '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);
}
