import { cleanText } from './cleanText.ts';

type Attributes = Record<string, string | number | undefined>;

/** An element of an XML part; undefined attributes are left out, and texts in attributes are escaped. */
export function tag(name: string, attributes: Attributes = {}, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value) : escapeText(String(value))}"`);
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within an element or an attribute. */
export function escapeText(text: string): string {
  return cleanText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
