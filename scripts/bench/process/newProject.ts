import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { Filiz } from './filizAt.ts';
import { root } from './root.ts';

export function example(toolset: string): ToolsetDocument {
  return JSON.parse(readFileSync(join(root, `toolsets/${toolset}/examples/en.json`), 'utf8')) as ToolsetDocument;
}

/** A project whose set-up is saved from the examples, with nothing being generated. */
export async function newProject(filiz: Filiz, token: string): Promise<string> {
  const { project, generation } = await filiz.call<{ project: { id: string }; generation: { id: string } }>(
    'POST',
    '/api/projects',
    { token, body: { name: 'Wash Day', description: 'A laundry that comes to the neighbourhood.' } },
  );
  await filiz.call('DELETE', `/api/generations/${generation.id}`, { token });
  for (const toolset of ['about', 'sections']) {
    const path = `/api/projects/${project.id}/toolsets/${toolset}`;
    await filiz.call('PUT', path, { token, body: { content: example(toolset), revision: 0 } });
  }
  return project.id;
}
