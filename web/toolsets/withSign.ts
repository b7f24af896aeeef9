import { formatNumber } from '#web/i18n/formats.ts';

/** What was set before a test: as a number, and in the team's words. */
interface Target {
  threshold?: number | undefined;
  expected?: string | undefined;
}

const number = /\d+(?:[.,]\d+)*/g;

/**
 * A number of a test as the team writes its threshold: 58 beside "At least 75%" is "58%", 11.88 beside "At most 10.50
 * TL" is "11.88 TL". Alone where those words say more than one number.
 */
export function withSign(value: number, { threshold, expected = '' }: Target): string {
  const alone = formatNumber(value);
  const [found, ...more] = [...expected.matchAll(number)];
  if (!found || more.length > 0 || !reads(found[0]).includes(threshold ?? NaN)) return alone;
  const before = /[%₺$€£]$/.exec(expected.slice(0, found.index))?.[0] ?? '';
  const after = /^(?:\s?[%₺$€£]|\s\p{L}+)/u.exec(expected.slice(found.index + found[0].length))?.[0] ?? '';
  // A threshold as the team wrote it, "10.50".
  return `${before}${value === threshold ? found[0] : alone}${after}`;
}

/** What digits may mean, with a comma or a point before decimals or between thousands. */
const reads = (text: string) => [text.replace(',', '.'), text.replaceAll(/[.,]/g, '')].map(Number);
