import { setupToolsets } from './benchToolsets.ts';
import type { Filiz } from './filizAt.ts';

/** Creates a project whose set-up is saved from the examples; nothing is being generated. */
export async function newProject(filiz: Filiz, token: string): Promise<string> {
  const { project, generation } = await filiz.call<{ project: { id: string }; generation: { id: string } }>(
    'POST',
    '/api/projects',
    { token, body: { name: 'Wash Day', description: 'A laundry that comes to the neighbourhood.' } },
  );
  await filiz.call('DELETE', `/api/generations/${generation.id}`, { token });
  for (const { manifest, examples } of setupToolsets) {
    const path = `/api/projects/${project.id}/toolsets/${manifest.id}`;
    await filiz.call('PUT', path, { token, body: { content: examples.en, revision: 0 } });
  }
  return project.id;
}
