import type { Language } from '#engine/languages/languages.ts';
import type { Block, Field, HeadingBlock, UnconfirmedScope, Value } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';
import { unconfirmedNote } from '#engine/reading/unconfirmedWords.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';
import { tableWidths } from '#server/export/formats/tableWidths.ts';

import type { PdfList, PdfPart, PdfText, PdfValue } from './PdfModel.ts';
import { pdfLine, pdfText } from './pdfText.ts';
import { uploadPath } from './uploadPath.ts';

// Letters of a value that stands in a line with others.
const mostInFact = 56;

type TextBlock = Exclude<Block, HeadingBlock>;

/** What parts are written by. */
export interface PdfPlan {
  images: ExportImages;
  language: Language;
  /** The language of what people wrote, where the document speaks another. */
  written: Language | undefined;
}

/** A block of a reading as parts of the document. */
export function pdfParts(block: Block, plan: PdfPlan): PdfPart[] {
  switch (block.kind) {
    case 'heading': {
      const { level, number } = block;
      return [{ kind: 'heading', level, title: toldText(block, plan), ...(number !== undefined && { number }) }];
    }
    case 'paragraph':
      if (block.isNote) return [{ kind: 'note', text: pdfText(block.text) }];
      return [{ kind: 'paragraph', text: toldText(block, plan), lead: block.lead ?? false, ...label(block, plan) }];
    case 'quote':
      return [{ kind: 'quote', text: toldText(block, plan), ...label(block, plan) }];
    case 'image': {
      const { image, alt } = block;
      if (!plan.images.has(image.fileName))
        return [{ kind: 'paragraph', text: pdfText(alt), lead: false, ...label(block, plan) }];
      const { width, height } = image;
      return [
        {
          kind: 'image',
          image: { path: uploadPath(image.fileName), alt: pdfLine(alt), width, height },
          ...label(block, plan),
        },
      ];
    }
    case 'list':
      return [listPart(block, plan)];
    case 'fields':
      return fieldParts(block, plan);
    case 'table': {
      const { columns, rows } = block;
      const cells = rows.map((row) => row.cells);
      return [
        {
          kind: 'table',
          columns: columns.map((column) => pdfText(column)),
          rows: cells.map((row) => row.map((value) => value && pdfValue(value, plan))),
          widths: tableWidths(columns, cells),
          ...label(block, plan),
        },
      ];
    }
  }
}

/** A text with its language, and whether nobody has confirmed it. */
function toldText(told: Told, { written, language }: PdfPlan): PdfText {
  return marked(pdfText(told.text, isWritten(told) ? written : undefined), told.unconfirmed, language);
}

function marked(text: PdfText, scope: UnconfirmedScope | undefined, language: Language): PdfText {
  const mark = unconfirmedNote(scope, language);
  return mark === '' ? text : { ...text, mark };
}

function listPart(block: Extract<Block, { kind: 'list' }>, plan: PdfPlan): PdfList {
  return { kind: 'list', items: block.items.map((item) => toldText(item, plan)), ...label(block, plan) };
}

/** Brief values first, in a line; longer ones each on their own. */
function fieldParts({ fields }: Extract<Block, { kind: 'fields' }>, plan: PdfPlan): PdfPart[] {
  const isFact = ({ isBrief, score, text }: Field) => Boolean(isBrief ?? score) || text.length <= mostInFact;
  const facts = fields.filter(isFact).map((field) => ({ ...pdfValue(field, plan), label: pdfText(field.label) }));
  const others = fields.filter((field) => !isFact(field));
  return [
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...others.map((field): PdfPart => ({
      kind: 'paragraph',
      text: toldText(field, plan),
      lead: false,
      label: pdfText(field.label),
    })),
  ];
}

function pdfValue(told: Value, plan: PdfPlan): PdfValue {
  const { text, score } = told;
  if (!score) return { text: toldText(told, plan) };
  const { value, from, to } = score;
  return { text: toldText(told, plan), score: { filled: Math.round(value - from + 1), of: to - from + 1, text } };
}

/** With what holds for all that is labelled; a single text says it itself. */
function label(block: TextBlock, { language }: PdfPlan) {
  const { label: text, unconfirmed } = block;
  const isOfText = block.kind === 'paragraph' || block.kind === 'quote';
  return text === undefined ? {} : { label: marked(pdfText(text), isOfText ? undefined : unconfirmed, language) };
}
