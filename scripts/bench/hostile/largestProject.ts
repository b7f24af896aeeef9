import { extremeContent } from '#engine/testing/extremeContent.ts';

import { allToolsets } from '../process/benchToolsets.ts';
import type { Filiz } from '../process/filizAt.ts';
import { newProject } from '../process/newProject.ts';

/**
 * A project that is filled with the longest lists and texts for as long as the server takes more of them. Gives its id.
 */
export async function largestProject(filiz: Filiz, token: string): Promise<string> {
  const project = await newProject(filiz, token);
  for (const { manifest, examples, schema } of allToolsets) {
    const path = `/api/projects/${project}/toolsets/${manifest.id}`;
    const { revision } = await filiz.call<{ revision: number }>('GET', path, { token });
    // The last of them is refused, since the project would be larger than it may be.
    for (const content of [extremeContent(examples.tr, schema, 'most'), examples.tr])
      if (
        await filiz.call('PUT', path, { token, body: { content, revision } }).then(
          () => true,
          () => false,
        )
      )
        break;
  }
  return project;
}
