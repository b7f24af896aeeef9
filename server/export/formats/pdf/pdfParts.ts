import type { Block, Field, Value } from '#engine/reading/Block.ts';

import type { ExportImages } from '../../ExportImages.ts';
import type { PdfList, PdfPart, PdfValue } from './PdfModel.ts';
import { pdfLine, pdfText } from './pdfText.ts';
import { uploadPath } from './uploadPath.ts';
import { tableWidths } from '../tableWidths.ts';

/** A block of a reading as parts of the document. */
export function pdfParts(block: Block, images: ExportImages): PdfPart[] {
  switch (block.kind) {
    case 'heading': {
      const { level, text, number } = block;
      return [{ kind: 'heading', level, title: pdfText(text), ...(number !== undefined && { number }) }];
    }
    case 'paragraph':
      if (block.isNote) return [{ kind: 'note', text: pdfText(block.text) }];
      return [{ kind: 'paragraph', text: pdfText(block.text), lead: block.lead ?? false, ...label(block) }];
    case 'quote':
      return [{ kind: 'quote', text: pdfText(block.text), ...label(block) }];
    case 'image': {
      const { image, alt } = block;
      if (!images.has(image.fileName)) return [{ kind: 'paragraph', text: pdfText(alt), lead: false, ...label(block) }];
      const { width, height } = image;
      return [
        {
          kind: 'image',
          image: { path: uploadPath(image.fileName), alt: pdfLine(alt), width, height },
          ...label(block),
        },
      ];
    }
    case 'list':
      return [listPart(block)];
    case 'fields':
      return fieldParts(block);
    case 'table': {
      const { columns, rows } = block;
      const cells = rows.map((row) => row.cells);
      return [
        {
          kind: 'table',
          columns: columns.map(pdfText),
          rows: cells.map((row) => row.map((value) => value && pdfValue(value))),
          widths: tableWidths(columns, cells),
          ...label(block),
        },
      ];
    }
  }
}

function listPart(block: Extract<Block, { kind: 'list' }>): PdfList {
  return { kind: 'list', items: block.items.map(({ text }) => pdfText(text)), ...label(block) };
}

/** Brief values first, in a line; longer ones each on their own. */
function fieldParts({ fields }: Extract<Block, { kind: 'fields' }>): PdfPart[] {
  const isFact = ({ isBrief, score }: Field) => Boolean(isBrief ?? score);
  const facts = fields.filter(isFact).map((field) => ({ ...pdfValue(field), label: pdfText(field.label) }));
  const others = fields.filter((field) => !isFact(field));
  return [
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...others.map(({ text, label }): PdfPart => ({
      kind: 'paragraph',
      text: pdfText(text),
      lead: false,
      label: pdfText(label),
    })),
  ];
}

function pdfValue({ text, score }: Value): PdfValue {
  if (!score) return { text: pdfText(text) };
  const { value, from, to } = score;
  return { text: pdfText(text), score: { filled: Math.round(value - from + 1), of: to - from + 1, text } };
}

function label({ label }: { label?: string }) {
  return label === undefined ? {} : { label: pdfText(label) };
}
