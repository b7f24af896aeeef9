import type { Context } from 'koa';

/** The query parameters; repeated ones as a list. Koa's own parser takes quadratic time for those. */
export function readQuery({ querystring }: Context): Record<string, string | string[]> {
  const given = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(querystring)) {
    const values = given.get(name);
    if (values) values.push(value);
    else given.set(name, [value]);
  }
  return Object.fromEntries([...given].map(([name, values]) => [name, values.length > 1 ? values : values[0]!]));
}
