import type { StrictSchema } from './StrictSchema.ts';

const mostWrappings = 2;

/**
 * An answer without the envelope that models without a schema put round it: `{ "result": { … } }`, or, where a list is
 * the only one that such items fit, the bare list. Anything else is given back as it is.
 */
export function unwrapAnswer(answer: unknown, schema: StrictSchema): unknown {
  const properties = schema.properties ?? {};
  const isExpected = (value: unknown) =>
    isObject(value) && Object.keys(value).some((key) => Object.hasOwn(properties, key));
  let inner = answer;
  for (let level = 0; level < mostWrappings; level += 1) {
    if (!isObject(inner) || isExpected(inner)) break;
    const [only, ...others] = Object.values(inner);
    if (others.length > 0 || typeof only !== 'object' || only === null) break;
    inner = only;
  }
  if (Array.isArray(inner)) {
    const name = listFor(inner as unknown[], properties);
    return name === undefined ? answer : { [name]: inner };
  }
  return isExpected(inner) ? inner : answer;
}

/** The one list whose items have the names of these. */
function listFor(items: readonly unknown[], properties: Readonly<Record<string, StrictSchema>>): string | undefined {
  const [first] = items;
  if (!isObject(first)) return undefined;
  const fitting = Object.entries(properties).filter(([, { items: item }]) =>
    Object.keys(first).some((key) => Object.hasOwn(item?.properties ?? {}, key)),
  );
  return fitting.length === 1 ? fitting[0]![0] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
