import { parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** Pointers of the objects that a pattern of topics stands for, in the order of the schema. */
export function topicsOf(schema: ToolsetSchema, pattern: string): string[] {
  const places = parsePointer(pattern).reduce(
    (found, token) =>
      found.flatMap((place) => {
        const names = Object.keys(schemaAt(schema, place)?.properties ?? {});
        return names.filter((name) => token === '*' || token === name).map((name) => `${place}/${name}`);
      }),
    [''],
  );
  return places.filter((place) => schemaAt(schema, place)?.type === 'object');
}
