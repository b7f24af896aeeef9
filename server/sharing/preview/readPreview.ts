import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import { loadImages } from '#server/images/loadImages.ts';
import type { Services } from '#server/Services.ts';
import { readSharedProject } from '#server/sharing/readSharedProject.ts';
import { readSharedToolset } from '#server/sharing/readSharedToolset.ts';

import type { PreviewOrder, ShownPicture } from './PreviewOrder.ts';

type Reading = Pick<
  Services,
  'database' | 'files' | 'logger' | 'toolsets' | 'paths' | 'publishedToolsets' | 'confirmed'
>;

/** What the picture of a link is drawn from: no more than the link shows. */
export async function readPreview(services: Reading, opened: OpenedLink): Promise<PreviewOrder> {
  const { name, description, language, ownerName, toolsets } = await readSharedProject(services, opened);
  const drawn = toolsets.filter(({ id, saved }) => saved && services.toolsets.get(id).ui.picture.length > 0);
  // The set-up repeats the words that stand above the picture.
  const first = drawn.find(({ stage }) => stage !== 'setup') ?? drawn[0];
  const shown = first ? await readShown(services, opened, first.id) : null;
  return { format: 'preview', language, name, description, ownerName, shown };
}

async function readShown(services: Reading, opened: OpenedLink, toolset: string): Promise<ShownPicture> {
  const { content, unconfirmed, references, figures } = await readSharedToolset(services, opened, toolset);
  const images = await loadImages(services, opened.project.id, [JSON.stringify(content)]);
  return { toolset, content, unconfirmed, references, figures, images };
}
