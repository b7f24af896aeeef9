import { registerWords } from '#engine/evidence-register/registerWords.ts';
import { type ClaimState, claimStates } from '#engine/evidence/evidenceWords.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { Block, HeadingBlock, TableRow } from '#engine/reading/Block.ts';
import { unconfirmedMark } from '#engine/reading/unconfirmedWords.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { translate } from '#server/i18n/translate.ts';

import type { PdfFigure, PdfStanding, PdfStandingRow, PdfText } from './PdfModel.ts';
import { pdfLine, pdfText } from './pdfText.ts';

/** Where the project stands, as the first page after the cover; its words are those of every other format. */
export function pdfStanding({ standing: page, language }: ExportDocument): PdfStanding | null {
  if (!page) return null;
  const { blocks, told } = page;
  const words = registerWords[language];
  const headed = (pointer: string) => blocks.find((block): block is HeadingBlock => isAt(block, pointer, 'heading'));
  const textAt = (pointer: string): PdfText | null => {
    const block = blocks.find((each) => isAt(each, pointer, 'paragraph'));
    return block?.kind === 'paragraph' ? marked(block.text, block.unconfirmed !== undefined) : null;
  };
  const section = (pointer: string, states: (ClaimState | null)[], strengths: number[] = []) => {
    const title = headed(pointer);
    const table = blocks.find((each) => isAt(each, pointer, 'table'));
    if (!title || table?.kind !== 'table') return null;
    const rows = table.rows.map((row, index): PdfStandingRow => rowOf(row, states[index] ?? null, strengths[index]));
    return { title: pdfText(title.text), rows };
  };
  const decided = headed('/decision') ?? headed('/proposal');
  return {
    title: pdfText(page.title),
    summary: textAt('/summary'),
    decision: decided
      ? {
          title: pdfText(decided.text),
          note: textAt('/decision/at'),
          text: textAt('/decision/text') ?? textAt('/proposal/reason'),
          reasons: section('/decision', [])?.rows ?? reasonsOf(blocks, told),
        }
      : null,
    figure: figureOf(told, language),
    claims: section(
      '/claims',
      told.claims.map(({ state }) => state),
      told.claims.map(({ strength }) => strength),
    ),
    against: section('/against', []),
    next: section('/next', []),
    legend: claimStates.map((state) => ({ state, word: words.states[state] })),
    strength: translate(language, 'export.standing.strength'),
  };
}

function isAt(block: Block, pointer: string, kind: Block['kind']): boolean {
  return block.kind === kind && 'pointer' in block && block.pointer === pointer;
}

function reasonsOf(blocks: readonly Block[], { decision }: Standing): PdfStandingRow[] {
  const table = blocks.find((each) => isAt(each, '/decision/claims', 'table'));
  if (table?.kind !== 'table') return [];
  return table.rows.map((row, index) => rowOf(row, decision?.claims[index]?.state ?? null));
}

function rowOf({ cells }: TableRow, state: ClaimState | null, strength?: number): PdfStandingRow {
  return {
    state,
    ...(strength !== undefined && { strength }),
    cells: cells.map((cell) => marked(cell?.text ?? '', cell?.unconfirmed !== undefined)),
  };
}

function marked(text: string, isUnconfirmed: boolean): PdfText {
  return { ...pdfText(text), ...(isUnconfirmed && { mark: unconfirmedMark }) };
}

/** The figure on which the project stands or falls: the one that fails by most, or else that just holds. */
function figureOf({ figures }: Standing, language: ExportDocument['language']): PdfFigure | null {
  const [worst] = figures;
  if (!worst) return null;
  const { name, value, limit, unit, per, difference, carries } = worst;
  const say = (number: number) => formatFigure(number, language, unit);
  const parts = worst.parts.filter((part) => part.value > 0);
  const shown = parts.length > 0 ? parts : [{ name: '', value }];
  const sum = shown.reduce((total, part) => total + part.value, 0);
  const scale = Math.max(sum, value, limit.value) || 1;
  return {
    title: translate(language, carries ? 'export.standing.carries' : 'export.standing.fails-by'),
    difference: pdfLine(`${difference < 0 ? '−' : '+'}${say(Math.abs(difference))}`),
    per: pdfLine(per ?? ''),
    parts: shown.map((part) => ({
      name: pdfLine(part.name),
      number: say(part.value),
      share: Math.max(0, part.value) / scale,
    })),
    limit: { text: pdfLine(`${limit.name} ${say(limit.value)}`), at: Math.min(1, Math.max(0, limit.value / scale)) },
    told: pdfLine(`${name}: ${say(value)}`),
  };
}
