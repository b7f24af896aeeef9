import type { FieldWords } from '#engine/fields/fieldWords.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import { offeredFields } from './conditionalFields.ts';
import type { PromptInput } from './PromptInput.ts';

/**
 * The wanted fields that refer to something that is there; the method's part of the prompt, which is stable, has the
 * others.
 */
export function describeOffered(input: PromptInput, wordsOf: (pattern: string) => FieldWords): string {
  const { toolset, fields } = input;
  const excluded = notForModel(toolset);
  const wanted = fields?.map(toPattern) ?? [''];
  const places = new Map<string, string[]>();
  for (const pattern of new Set(offeredFields(input))) {
    if (excluded(pattern) || !isWithin(pattern, wanted)) continue;
    const tokens = pattern.split('/').filter((token) => token !== '' && token !== '*');
    const { title, help } = wordsOf(pattern);
    const what = `${tokens.at(-1)}: ${title}${help ? `. ${help}` : ''}`;
    places.set(what, [...(places.get(what) ?? []), ...tokens.slice(-2, -1)]);
  }
  const lines = [...places].map(
    ([what, within]) => `- ${what}${within.length > 0 ? ` (in ${within.join(', ')})` : ''}`,
  );
  return lines.length > 0 ? `These fields refer to what is given above:\n${lines.join('\n')}` : '';
}
