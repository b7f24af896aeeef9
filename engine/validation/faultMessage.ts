import type { Language } from '#engine/toolset/languages.ts';

import type { FieldFault } from './FieldFault.ts';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

const catalogues = { en, tr };

/** The sentence for a fault, in the reader's language. */
export function faultMessage(fault: Pick<FieldFault, 'key' | 'params'>, language: Language): string {
  return catalogues[language][fault.key].replace(/\{(\w+)\}/g, (_, name: string) => String(fault.params[name] ?? ''));
}
