import type { Language } from '#engine/languages/languages.ts';
import type { SharedToolset } from '#engine/protocol/shareLink.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

/** All that a process without database, network and files needs to draw the picture of a link. */
export interface PreviewOrder {
  format: 'preview';
  language: Language;
  name: string;
  description: string;
  ownerName: string;
  /** Whose picture is shown; null where nothing shown has one. */
  shown: ShownPicture | null;
}

export interface ShownPicture extends Pick<SharedToolset, 'content' | 'unconfirmed' | 'references' | 'figures'> {
  toolset: string;
  images: ExportImages;
}
