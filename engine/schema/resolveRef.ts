import type { SchemaNode, ToolsetSchema } from './ToolsetSchema.ts';

/**
 * Resolves `$ref` to `#/$defs/…`; a node without one is returned as it is.
 * @throws when the definition does not exist.
 */
export function resolveRef(root: ToolsetSchema, node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const name = definitionName(node.$ref);
  const found = Object.hasOwn(root.$defs ?? {}, name) ? root.$defs?.[name] : undefined;
  if (!found) throw new Error(`$ref "${node.$ref}" points to nothing`);
  return resolveRef(root, found);
}

/** "cell" for "#/$defs/cell". */
export function definitionName(ref: string): string {
  return ref.replace(/^#\/\$defs\//, '');
}
