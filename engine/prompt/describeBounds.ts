import { walkSchema } from '#engine/schema/walkSchema.ts';
import { fieldWords } from '#engine/toolset/fieldWords.ts';
import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import { notForModel } from '#engine/generation/notForModel.ts';

/**
 * One line for every field a model writes: name, content, limits. Constant for a version of the folder, so that
 * providers can cache it.
 */
export function describeBounds(toolset: Toolset): string {
  const excluded = notForModel(toolset);
  const wordsOf = fieldWords(toolset, 'en');
  const lines = walkSchema(toolset.schema)
    .filter(({ pattern, key }) => pattern !== '' && key !== '*' && !excluded(pattern))
    .map(({ pattern, node }) => {
      const { title, help } = wordsOf(pattern);
      const depth = pattern.split('/').filter((token) => token !== '*').length - 2;
      const bounds = describe(node);
      return `${'  '.repeat(depth)}- ${pattern.split('/').at(-1)}: ${title}${help ? `. ${help}` : ''}${bounds ? ` (${bounds})` : ''}`;
    });
  return `## Fields and their limits\n\n${lines.join('\n')}`;
}

function describe(node: SchemaNode): string {
  if (node.enum) return `one of ${node.enum.join(', ')}`;
  if (node.format === 'date') return 'a date, YYYY-MM-DD';
  if (node.pattern) return `matches ${node.pattern}`;
  if (node.type === 'string') return node.maxLength ? `at most ${node.maxLength} characters` : '';
  if (node.type === 'array') {
    const each =
      node.items?.type === 'string' && node.items.maxLength ? `, each at most ${node.items.maxLength} characters` : '';
    if (node.minItems === node.maxItems) return `exactly ${node.maxItems} items${each}`;
    return `${node.minItems ? `${node.minItems} to` : 'at most'} ${node.maxItems} items${each}`;
  }
  if (node.minimum !== undefined || node.maximum !== undefined)
    return `${node.minimum ?? '…'} to ${node.maximum ?? '…'}`;
  return '';
}
