import { blank } from '#engine/blanks/hasBlank.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { isLonger } from '#engine/generation/cutText.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { StarterContext } from './StarterContext.ts';

/** A starter for a folder that brings none: each text asks what its help says belongs there. */
export function starterFromWords({ toolset, language }: Pick<StarterContext, 'toolset' | 'language'>): unknown {
  const isExcluded = notForModel(toolset);
  const bound = new Set(toolset.manifest.binds.map(({ field }) => field));
  const words = fieldWords(toolset, language);
  return visit(toolset.schema, '');

  function visit(given: SchemaNode, pattern: string): unknown {
    if (pattern !== '' && (isExcluded(pattern) || bound.has(pattern))) return undefined;
    if (pattern === openQuestionsPointer) return undefined;
    const node = resolveRef(toolset.schema, given);
    if (node.properties) {
      const entries = Object.entries(node.properties)
        .map(([key, child]) => [key, visit(child, `${pattern}/${key}`)] as const)
        .filter(([, value]) => value !== undefined);
      return entries.length > 0 ? Object.fromEntries(entries) : undefined;
    }
    if (node.items) {
      const item = visit(node.items, `${pattern}/*`);
      return item === undefined ? undefined : Array.from({ length: Math.max(1, node.minItems ?? 1) }, () => item);
    }
    const isText = node.type === 'string' && !node.enum && !node.format && node.pattern === undefined;
    return isText ? question(pattern, node.maxLength ?? Infinity) : undefined;
  }

  function question(pattern: string, room: number): string {
    const { help, item, title } = words(pattern.endsWith('/*') ? pattern.slice(0, -2) : pattern);
    const asked = [help, item, title].find((each) => each && !isLonger(`${each} ${blank}`, room));
    return asked ? `${asked} ${blank}` : blank;
  }
}
