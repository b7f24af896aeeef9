import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Those rules of docs/authoring/words.md that a pattern can check. */
const rules: Record<'en' | 'tr', Record<string, RegExp>> = {
  en: {
    'British spelling': /\b(behavior|center|color|favor|neighbor|(organi|recogni|summari|minimi)z\w+|learnt)\b/i,
    'en dash, never the long one': /—/,
    'e-mail': /(?<![{-])\b(email|an? mail|mails)\b/i,
  },
  tr: {
    'no suffix hangs on a placeholder': /\}\}['’]\p{L}/u,
    'singular after a number': /(?<![\p{L}\d])\d+ \p{L}+l[ae]r(?!\p{L})/u,
    'the agreed word':
      /(?<![\p{L}{])(parola|cevap|sözcük|föy|QR kod|e-?mail|mail|araç seti|geri dönüşümlü kap)(?!\p{L})/iu,
    circumflex: /(?<!\p{L})(hala|dahil|haliyle|zeka|resmi)(?!\p{L})/u,
    'neyi bırakmak: “neden vazgeçmek” reads as “why”': /kim,? neden vazgeç|için neden vazgeç/iu,
    'a range has an en dash': /(?<![\p{L}\d.-])\d+([.,]\d+)?-\d+(?![\d-])/u,
  },
};

/** The informal “sen” is allowed in quotations only, and the product's own texts contain none. */
const intimate = /(?<!\p{L})(sen|sana|senin|seni)(?!\p{L})|\p{L} m[ıiuü]s[ıiuü]n(?!\p{L})/u;

const read = (pattern: string) => globSync(pattern).map((file) => [file, textOf(file)] as const);
const textOf = (file: string) => {
  const content = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return content.replace(/```[\s\S]*?```|`[^`]*`|\]\(.*?\)/g, '').split('\n');
  return stringsOf(JSON.parse(content));
};

function stringsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsOf) : [];
}

const interfaceTexts = (language: string) => [
  `web/i18n/locales/${language}/*.json`,
  `{web/form,server/i18n,toolsets/*,scripts/toolset-template}/locales/${language}.json`,
  `engine/validation/messages/${language}.json`,
];
const longTexts = (language: string) => [
  `{toolsets/*,scripts/toolset-template}/{article,examples}/${language}.{md,json}`,
  `server/articles/guides/*/${language}.md`,
];

it.each(['en', 'tr'] as const)('every text in %s follows the word list', (language) => {
  const texts = [...interfaceTexts(language), ...longTexts(language)].flatMap(read);
  expect(texts.length).toBeGreaterThan(70);
  const faults = texts.flatMap(([file, lines]) =>
    lines.flatMap((line) =>
      Object.entries(rules[language]).flatMap(([rule, pattern]) => {
        const found = pattern.exec(line)?.[0];
        return found ? [`${file}: ${rule}: ${found}`] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

it('addresses readers as “siz”', () => {
  const faults = interfaceTexts('tr')
    .flatMap(read)
    .flatMap(([file, lines]) => lines.filter((line) => intimate.test(line)).map((line) => `${file}: ${line}`));
  expect(faults).toEqual([]);
});
