type Several<T> = Iterable<T> | AsyncIterable<T>;

/** A list as a further field of a JSON object, as chunks: each item is in one. */
export const jsonList = (name: string, items: Several<unknown>) => jsonField(name, eachWritten(items));

/** The same of items that are chunks of JSON themselves. */
export async function* jsonField(name: string, items: Several<Several<string>>): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = '\n';
  for await (const chunks of items) {
    yield separator;
    yield* chunks;
    separator = ',\n';
  }
  yield ']';
}

async function* eachWritten(items: Several<unknown>): AsyncGenerator<string[]> {
  for await (const item of items) yield [JSON.stringify(item)];
}
