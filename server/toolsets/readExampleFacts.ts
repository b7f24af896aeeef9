import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type ExampleFacts, exampleFactsContract } from '#engine/examples/ExampleFacts.ts';

/** The facts of the example company, which lie beside the folders. */
export function readExampleFacts(directory: string): ExampleFacts {
  return exampleFactsContract.parse(JSON.parse(readFileSync(path.join(directory, 'example-company.json'), 'utf8')));
}
