import type { Toolset } from '#engine/contract/Toolset.ts';
import { layOutStarter } from '#engine/generation/starter/layOutStarter.ts';
import { isRepeat, placeholder } from '#engine/generation/starter/starterTemplate.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

/**
 * What is wrong with a starter beside the other toolsets: places that do not exist, or are not read before; and what is
 * not valid once it is filled from a project that has everything. Each as a message and a pointer.
 */
export function starterFaults(
  toolset: Toolset,
  registry: ToolsetRegistry,
  language: Language,
  validate: DocumentValidator,
): [string, string][] {
  const faults: [string, string][] = [];
  const { id } = toolset.manifest;
  const read = [...registry.dependenciesOf(id), ...registry.setup.map(({ manifest }) => manifest)].map((one) => one.id);
  visit(toolset.starters?.[language], [], null);
  const documents = new Map(registry.toolsets.map((each) => [each.manifest.id, each.examples[language]]));
  const project = { name: 'N'.repeat(120), description: 'D '.repeat(2000) };
  const filled = layOutStarter({ toolset, language, project, documents, current: null });
  for (const fault of checkDocument(validate, filled))
    faults.push([`filled from the examples: ${fault.key}`, fault.path]);
  return faults;

  function visit(value: unknown, path: string[], items: { toolset: string; list: string } | null): void {
    if (typeof value === 'string') {
      for (const [, name = ''] of value.matchAll(placeholder)) checkName(name, path, items);
    } else if (isRepeat(value)) {
      const { toolset: other, list, highest } = value.$each;
      checkPlace(other, list, 'array', [...path, '$each']);
      if (highest !== undefined) checkPlace(other, `${list}/*/${highest}`, 'number', [...path, '$each']);
      visit(value.item, [...path, 'item'], value.$each);
      visit(value.otherwise, [...path, 'otherwise'], null);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, [...path, key], items);
    }
  }

  function checkName(name: string, path: string[], items: { toolset: string; list: string } | null): void {
    if (name === 'item' || name.startsWith('item.')) {
      const rest = name
        .split('.')
        .slice(1)
        .map((key) => `/${key}`);
      if (items) checkPlace(items.toolset, `${items.list}/*${rest.join('')}`, 'string', path);
    } else if (name.includes('/')) {
      checkPlace(name.slice(0, name.indexOf('/')), name.slice(name.indexOf('/')), 'string', path);
    }
  }

  function checkPlace(other: string, place: string, type: string, path: string[]): void {
    if (!read.includes(other)) faults.push([`"${other}" is not read; name it in "dependsOn"`, formatPointer(path)]);
    else if (schemaAt(registry.get(other).schema, place)?.type !== type)
      faults.push([
        `"${other}" has no ${type === 'array' ? 'list' : type === 'number' ? 'number' : 'text'} "${place}"`,
        formatPointer(path),
      ]);
  }
}
