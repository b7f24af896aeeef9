import { fieldFault, type FieldKind } from '#engine/picture/layouts/fieldFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { countings, type TestDescription } from './testContract.ts';

interface Place {
  at: (property: string) => string;
  schema: ToolsetSchema;
  say: (key: string, fault: string | null) => void;
}

const kinds: Record<keyof TestDescription, FieldKind> = {
  result: 'number',
  threshold: 'number',
  direction: 'enum',
  countedAs: 'enum',
  unit: 'text',
  n: 'number',
  wanted: 'number',
  verdict: 'enum',
  decision: 'enum',
  who: 'text',
  from: 'date',
  to: 'date',
};

/** Tells which property of a test is none of the items', or of another kind. */
export function checkTest(test: TestDescription, { at, schema, say }: Place): void {
  for (const [key, property] of Object.entries(test) as [keyof TestDescription, string][])
    say(key, fieldFault(schema, at(property), kinds[key]));
  const values = test.countedAs === undefined ? [] : (schemaAt(schema, at(test.countedAs))?.enum ?? []);
  const unknown = values.filter((value) => !countings.some((one) => one === value));
  if (unknown.length > 0) say('countedAs', `${unknown.join(', ')}: must be of ${countings.join(', ')}`);
}
