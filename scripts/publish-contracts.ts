import { mkdirSync, writeFileSync } from 'node:fs';

import { publishedContracts } from '#engine/contract/publishedContracts.ts';

const directory = new URL('../engine/contract/published/', import.meta.url);
mkdirSync(directory, { recursive: true });
for (const [name, schema] of Object.entries(publishedContracts())) {
  writeFileSync(new URL(`${name}.schema.json`, directory), `${JSON.stringify(schema, null, 2)}\n`);
}
