import type { Language } from '#engine/languages/languages.ts';
import { requireSharedLink } from '#server/access/requireSharedLink.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { cutAtWord } from '#server/export/formats/cutAtWord.ts';
import { escapeHtml } from '#server/mail/escapeHtml.ts';
import type { Services } from '#server/Services.ts';

import { previewSize } from './drawPreview.ts';

const sharedPage = /^\/shared\/([\w-]{20,200})(?:\/|$)/;
const most = 200; // characters, as messengers cut them
const locales: Record<Language, string> = { en: 'en_GB', tr: 'tr_TR' };

/** What the head of a shared page tells messengers (Open Graph); null for pages that tell them nothing. */
export async function previewTags(
  { config, database }: Pick<Services, 'config' | 'database'>,
  path: string,
): Promise<string | null> {
  const token = sharedPage.exec(path)?.[1];
  if (!token) return null;
  const opened = await requireSharedLink(database.connection, token).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
  if (!opened?.link.preview) return null;
  const { name, description, language } = opened.project;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Filiz',
    'og:title': name,
    'og:description': cutAtWord(description.replaceAll(/\s+/gu, ' ').trim(), most),
    'og:locale': locales[language],
    'og:url': `${config.publicUrl}/shared/${token}`,
    'og:image': `${config.publicUrl}/api/shared/${token}/preview.png`,
    'og:image:type': 'image/png',
    'og:image:width': `${previewSize.width}`,
    'og:image:height': `${previewSize.height}`,
    'og:image:alt': name,
  };
  const properties = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  return [...properties, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}
