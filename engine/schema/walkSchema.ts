import { definitionName, resolveRef } from './resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from './ToolsetSchema.ts';

/** A place of the schema: a property or the items of a list. */
export interface SchemaPlace {
  /** A pointer with `*` for every item of a list, such as "/goals/*". "" for the root. */
  pattern: string;
  /** Key of its texts in a locale: the pattern, or "#/$defs/cell/mark" within a definition. */
  localeKey: string;
  /** The property's name; "*" for the items of a list. */
  key: string;
  node: SchemaNode;
  required: boolean;
}

/** All places of a schema, parents before children, in the order of the file; `$ref` is resolved. */
export function walkSchema(root: ToolsetSchema): SchemaPlace[] {
  const places: SchemaPlace[] = [];
  visit({ pattern: '', localeKey: '', key: '', node: root, required: true });
  return places;

  function visit(place: SchemaPlace): void {
    const node = resolveRef(root, place.node);
    const base = place.node.$ref === undefined ? place.localeKey : `#/$defs/${definitionName(place.node.$ref)}`;
    places.push({ ...place, node });
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      visit({
        pattern: `${place.pattern}/${key}`,
        localeKey: `${base}/${key}`,
        key,
        node: child,
        required: node.required?.includes(key) ?? false,
      });
    }
    if (node.items) {
      visit({ pattern: `${place.pattern}/*`, localeKey: `${base}/*`, key: '*', node: node.items, required: true });
    }
  }
}
