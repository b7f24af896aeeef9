import { readFileSync } from 'node:fs';

import { type ExampleFacts, exampleFactsContract } from '#engine/folder/examples/ExampleFacts.ts';

const facts = new URL('../docs/authoring/example-company.json', import.meta.url);

/** The facts of the example company that several built-in folders tell. */
export function readExampleFacts(): ExampleFacts {
  return exampleFactsContract.parse(JSON.parse(readFileSync(facts, 'utf8')));
}
