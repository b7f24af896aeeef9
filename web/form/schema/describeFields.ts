import type { SuggestionRule } from '#engine/computed/contracts/computedContract.ts';
import { isSuggestion } from '#engine/computed/isSuggestion.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { hintPlaces } from '#engine/critic/hintPlaces.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { FormWidgets } from '#web/form/fields/FormWidget.ts';

import { chooseKeyValues } from './chooseKeyValues.ts';
import { chooseWidget } from './chooseWidget.ts';
import { defineLazily } from './defineLazily.ts';
import type { FieldLayout, FieldSection, FieldUi, KeyValue } from './FieldUi.ts';

interface Place {
  pattern: string;
  node: SchemaNode;
  layout?: FieldLayout | undefined;
}

/**
 * A toolset's fields for a form: texts in the reader's language, widgets, layouts, sections. The schema itself must not
 * be modified: the validator was compiled for that very object. What is in a closed row is described when somebody
 * opens it.
 */
export function describeFields(definition: ToolsetDefinition, language: Language, widgets: FormWidgets): FieldUi {
  const { schema, ui, manifest } = definition;
  const locale = definition.locales[language];
  const wordsOf = fieldWords(definition, language);
  const criticised = new Set(manifest.critic.flatMap(hintPlaces));
  return build({ pattern: '', node: schema, layout: 'root' });

  function build(place: Place): FieldUi {
    const node = resolveRef(schema, place.node);
    const layout = place.layout ?? ui.layouts[place.pattern] ?? (node.type === 'object' ? layoutOf(node) : undefined);
    const result = describe(place.pattern, node, layout);
    const fields: Record<string, FieldUi> = {};
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      defineLazily(fields, key, () =>
        build({
          pattern: `${place.pattern}/${key}`,
          node: child,
          layout: layoutInside(layout, resolveRef(schema, child)),
        }),
      );
    }
    if (node.properties) result.fields = fields;
    const { items } = node;
    if (items) defineLazily(result, 'items', () => build({ pattern: `${place.pattern}/*`, node: items }));
    return result;
  }

  function describe(pattern: string, node: SchemaNode, layout: FieldLayout | undefined): FieldUi {
    const { enumWords, ...words } = wordsOf(pattern);
    return {
      ...words,
      pattern,
      layout,
      widget: pattern === '' ? undefined : chooseWidget(definition, pattern, node),
      hideTitle: ui.sections.some(
        ({ id, fields }) =>
          fields[0] === pattern &&
          (locale.sections[id]?.title === words.title || (fields.length === 1 && node.type === 'array')),
      ),
      width: isListOfRows(node) ? 'full' : (ui.widths[pattern] ?? 'full'),
      enumLabels: node.enum && enumWords,
      itemTitle: ui.itemTitles[pattern],
      keyValues: chooseKeyValues({ definition, widgets }, pattern, node).map((name) =>
        describeValue(pattern, node, name),
      ),
      bind: manifest.binds.find(({ field }) => [pattern, `${pattern}/*`, `${pattern}/*/source`].includes(field)),
      suggestion: manifest.computed.find(
        (rule): rule is SuggestionRule => isSuggestion(rule) && rule.field === pattern,
      ),
      agrees: manifest.agrees.some(({ field }) => field === pattern) || undefined,
      criticised: criticised.has(pattern) || criticised.has(`${pattern}/*`) || undefined,
      sections: pattern === '' ? sections() : undefined,
    };
  }

  /** Of items with several fields, whose titles would be squeezed in half of the room. */
  function isListOfRows(node: SchemaNode): boolean {
    const { properties = {} } = resolveRef(schema, node.items ?? {});
    return Object.keys(properties).filter((name) => name !== 'id').length > 1;
  }

  function describeValue(pattern: string, node: SchemaNode, name: string): KeyValue {
    const own = node.type === 'array' ? `${pattern}/*/${name}` : `${pattern}/${name}`;
    const { title, enumWords } = wordsOf(own);
    return { name, pattern: own, title, enumLabels: enumWords };
  }

  function layoutOf(node: SchemaNode): FieldLayout {
    const parts = Object.values(node.properties ?? {}).map((child) => resolveRef(schema, child));
    return parts.length > 2 && parts.every(({ type }) => type === 'object') ? 'topics' : 'group';
  }

  function sections(): FieldSection[] {
    return ui.sections.map(({ id, fields }) => ({
      id,
      title: locale.sections[id]?.title ?? '',
      help: locale.sections[id]?.help,
      fields: fields.map((pointer) => pointer.slice(1)),
    }));
  }
}

function layoutInside(parent: FieldLayout | undefined, node: SchemaNode): FieldLayout | undefined {
  if (parent === 'topics') return 'topic';
  if (parent === 'matrix') return 'row';
  if (parent === 'row' && node.type === 'object') return 'cell';
  return undefined;
}
