import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { type Extreme, extremeContent } from '#engine/testing/extremeContent.ts';
import type { ExportOrder } from '#server/export/ExportOrder.ts';

interface SampleOptions {
  language?: Language;
  content?: SampleContent;
  /** Whether a model drafted it: a third of the toolsets whole, a third in part. */
  isDrafted?: boolean;
}

export type SampleContent = 'example' | Extreme;

/**
 * An order for everything of the example project, or of one of extremes: an item in each list, or the most and longest.
 */
export function sampleOrder(
  toolsets: readonly Toolset[],
  format: ExportFormat,
  { language = 'en', content = 'example', isDrafted = false }: SampleOptions = {},
): ExportOrder {
  return {
    format,
    language,
    project: {
      name: 'Dönkap',
      description: language === 'tr' ? 'Kadıköy’de ödünç yemek kapları.' : 'Reusable lunch boxes for restaurants.',
      language,
      author: 'Elif Şahin',
    },
    date: '2026-03-01T09:00:00.000Z',
    timeZone: 'UTC',
    hasOpenQuestions: false,
    chosen: toolsets.map(({ manifest }) => manifest.id),
    saved: toolsets.map(({ manifest, schema, examples }, index) => ({
      toolset: manifest.id,
      json: JSON.stringify(
        content === 'example' ? examples[language] : extremeContent(examples[language], schema, content),
      ),
      savedAt: '2026-02-27T14:30:00.000Z',
      ...(isDrafted && { unconfirmed: draftedOf(examples[language], index) }),
    })),
  };
}

/** All of it, every second of its fields and items, or nothing. */
function draftedOf(content: ToolsetDocument, index: number): string[] {
  if (index % 3 === 2) return [];
  if (index % 3 === 0) return [''];
  return Object.entries(content).flatMap(([key, value], place) => {
    if (!Array.isArray(value)) return place % 2 === 0 ? [`/${key}`] : [];
    return value.flatMap((_, item) => (item % 2 === 1 ? [`/${key}/${item}`] : []));
  });
}
