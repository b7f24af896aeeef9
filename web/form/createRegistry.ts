import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry } from '@rjsf/utils';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { LeafField } from './fields/LeafField.tsx';
import { ListField } from './fields/ListField.tsx';
import { ObjectField } from './fields/ObjectField.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { toolsetWidgets } from './toolsetWidgets.ts';
import { formWidgets } from './widgets/formWidgets.ts';

const fields = {
  SchemaField,
  ObjectField,
  ArrayField: ListField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
};

// RJSF makes elements of these for every field; ours has its own, and shows none of them.
const nothing = () => null;
const templates = {
  FieldTemplate,
  DescriptionFieldTemplate: nothing,
  FieldHelpTemplate: nothing,
  FieldErrorTemplate: nothing,
};

/**
 * What RJSF's fields find their parts by. Its `Form`, which makes one otherwise, also walks the whole schema for default
 * values and alternatives, and keeps a copy of the data: a toolset's schema has no alternatives, and its data is elsewhere.
 */
export function createRegistry(definition: ToolsetDefinition, idPrefix: string): Registry {
  const { schema, manifest } = definition;
  const registry = {
    fields,
    templates,
    // Only LeafField renders them.
    widgets: { ...formWidgets, ...toolsetWidgets(manifest.id) },
    rootSchema: schema,
    formContext: {},
    schemaUtils: {
      retrieveSchema: keepEach((node: SchemaNode) => resolveNode(definition, node)),
      getDisplayLabel: () => false,
      isSelect: () => false,
    },
    globalFormOptions: {
      idPrefix,
      idSeparator: '_',
      experimental_componentUpdateStrategy: 'shallow',
      useFallbackUiForUnsupportedType: false,
    },
    translateString: (text: string) => text,
    uiSchemaDefinitions: {},
  };
  return registry as unknown as Registry;
}

/** A node without references, nor in what an array holds. */
function resolveNode({ schema }: ToolsetDefinition, node: SchemaNode): SchemaNode {
  const resolved = resolveRef(schema, node);
  if (resolved.items?.$ref === undefined) return resolved;
  return { ...resolved, items: resolveRef(schema, resolved.items) };
}

/** The same object for the same node, by which fields know that nothing has changed. */
function keepEach(resolve: (node: SchemaNode) => SchemaNode): (node: SchemaNode) => SchemaNode {
  const kept = new WeakMap<SchemaNode, SchemaNode>();
  return (node) => {
    const known = kept.get(node);
    if (known) return known;
    const resolved = resolve(node);
    kept.set(node, resolved);
    return resolved;
  };
}
