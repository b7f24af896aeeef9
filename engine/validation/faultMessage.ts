import type { Language } from '#engine/languages/languages.ts';

import type { FieldFault, FieldFaultKey } from './FieldFault.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

type Catalogue = Record<FieldFaultKey, string> & Partial<Record<`${FieldFaultKey}_one`, string>>;

const catalogues: Record<Language, Catalogue> = { en, tr };

/** The message of a fault in the reader's language; its singular form, if the language has one, is `<key>_one`. */
export function faultMessage(fault: Pick<FieldFault, 'key' | 'params'>, language: Language): string {
  const catalogue = catalogues[language];
  const sentence = (fault.params.limit === 1 && catalogue[`${fault.key}_one`]) || catalogue[fault.key];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(fault.params[name] ?? ''));
}
