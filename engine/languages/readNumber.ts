import { inEveryLanguage, type Language, languageFacts } from './languages.ts';

/** Which sign stands before decimals; the other one stands between thousands. */
const decimalSign = inEveryLanguage((language) => {
  const parts = new Intl.NumberFormat(languageFacts[language].locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value;
});
const signBefore = /^[%₺$€£]\s*/;
const signBehind = /(?:[%₺$€£]|TL|TRY|USD|EUR|GBP)$/i;
const digits = /^[+-]?\d[\d.,\s]*$/;

/**
 * A number as people write it in a language, with a sign of percent or currency around it: "3,5", "1.250,50", "%12".
 * Where only one reading is possible, the other language's is taken: "3,5" in English, "2.5" in Turkish.
 *
 * @returns percent as it is written (12 for "12%"); undefined for anything else, such as "about 3"
 */
export function readNumber(text: string, language: Language): number | undefined {
  const bare = text.trim().replace(signBefore, '').replace(signBehind, '').trim().replace('−', '-');
  if (!digits.test(bare)) return undefined;
  const written = bare.replaceAll(/\s(?=\d{3}(?!\d))/g, '');
  if (/\s|[.,]$/.test(written)) return undefined;
  const signs = new Set(written.replaceAll(/[^.,]/g, ''));
  if (signs.size === 2) {
    const decimal = written.lastIndexOf(',') > written.lastIndexOf('.') ? ',' : '.';
    return toNumber(written, decimal);
  }
  const [sign] = signs;
  if (sign === undefined) return toNumber(written, '.');
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written);
  const isSeveral = written.split(sign).length > 2;
  if (isGrouped && (isSeveral || sign !== decimalSign[language])) return toNumber(written, sign === ',' ? '.' : ',');
  return isSeveral ? undefined : toNumber(written, sign);
}

function toNumber(written: string, decimal: string): number | undefined {
  const grouping = decimal === ',' ? '.' : ',';
  const [whole = '', fraction] = written.split(decimal);
  if (fraction?.includes(grouping) || written.split(decimal).length > 2) return undefined;
  if (whole.includes(grouping) && !/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  const number = Number([whole.replaceAll(grouping, ''), fraction].filter(Boolean).join('.'));
  return Number.isFinite(number) ? number : undefined;
}
