import type { Language } from '#engine/languages/languages.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** How an input writes a value, and reads it back. */
export interface TextForm {
  show: (text: string) => string;
  read: (text: string) => string;
}

/**
 * Numbers as people of a language write them: "12.345,5" in Turkish, "12,345.5" in English. Other text is left alone.
 */
export function numberText(node: SchemaNode, language: Language): TextForm {
  const [group, decimal] = separatorsOf(language);
  const grouped = new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`);
  return {
    show: (text) => {
      const number = Number(text);
      if (text.trim() === '' || !Number.isFinite(number)) return text;
      return new Intl.NumberFormat(language, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(number);
    },
    read: (text) => {
      // A whole number has no decimals, so that any separator is one of groups.
      if (node.type === 'integer' || text.trim() === '') return text;
      const plain = text.replaceAll(/\s/g, '');
      const number = Number(
        grouped.test(plain) ? plain.replaceAll(group, '').replace(decimal, '.') : plain.replace(',', '.'),
      );
      return Number.isFinite(number) ? String(number) : text;
    },
  };
}

function separatorsOf(language: Language): [group: string, decimal: string] {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [valueOf('group'), valueOf('decimal')];
}
