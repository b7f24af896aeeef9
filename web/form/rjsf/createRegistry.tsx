import type { FieldProps, Registry } from '@rjsf/utils';
import type { ComponentType } from 'react';

import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import type { FieldPlace } from '#web/form/fields/FieldPlace.ts';
import { LeafField } from '#web/form/fields/LeafField.tsx';
import { ListField } from '#web/form/fields/ListField.tsx';
import { ObjectField } from '#web/form/fields/ObjectField.tsx';

import { FieldTemplate } from './FieldTemplate.tsx';
import { readPlace } from './readPlace.ts';

const leaf = atPlace(LeafField);
const fields = {
  ObjectField: atPlace(ObjectField),
  ArrayField: atPlace(ListField),
  StringField: leaf,
  NumberField: leaf,
  BooleanField: leaf,
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
 * What RJSF's fields find their parts by. Its `Form`, which makes one otherwise, also walks the whole schema for
 * default values and alternatives, and keeps a copy of the data: a toolset's schema has no alternatives, and its data
 * is elsewhere.
 */
export function createRegistry(schema: ToolsetSchema): Registry {
  const registry = {
    fields,
    templates,
    // Our fields draw them.
    widgets: {},
    rootSchema: schema,
    formContext: {},
    schemaUtils: {
      retrieveSchema: keepEach((node) => resolveNode(schema, node)),
      getDisplayLabel: () => false,
      isSelect: () => false,
    },
    globalFormOptions: {
      experimental_componentUpdateStrategy: 'shallow',
      useFallbackUiForUnsupportedType: false,
    },
    translateString: (text: string) => text,
    uiSchemaDefinitions: {},
  };
  // Only what a schema without alternatives asks for.
  return registry as unknown as Registry;
}

/** One of our fields as RJSF calls its own. */
function atPlace(Drawn: ComponentType<FieldPlace>) {
  return function FieldAtPlace(props: FieldProps) {
    return <Drawn {...readPlace(props)} />;
  };
}

/** A node without references, nor in what an array holds. */
function resolveNode(schema: ToolsetSchema, node: SchemaNode): SchemaNode {
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
