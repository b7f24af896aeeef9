import JSZip from 'jszip';

import { parseXml } from '#server/export/testing/parseXml.ts';

export interface ReadCell {
  /** Such as "B3". */
  address: string;
  /** As the file says: "s" for a text, "n" for a number or date. */
  type: string;
  text: string;
  /** How numbers and dates are shown. */
  format: string;
  isBold: boolean;
  isFilled: boolean;
  wraps: boolean;
}

export interface ReadSheet {
  name: string;
  cells: ReadCell[];
  /** What is frozen: rows and columns. */
  frozen: { rows: number; columns: number };
  links: { address: string; location: string }[];
  widths: number[];
  heights: number[];
}

/** A workbook as another program finds it, from its XML, every part of which must be well-formed. */
export async function readWorkbook(file: Uint8Array) {
  const zip = await JSZip.loadAsync(file);
  const parts = new Map<string, Document>();
  for (const name of Object.keys(zip.files).filter((each) => /\.(xml|rels)$/.test(each))) {
    parts.set(name, parseXml(await zip.file(name)!.async('string'), name));
  }
  const strings = childrenOf(parts.get('xl/sharedStrings.xml'), 'si').map((item) => decode(item.textContent ?? ''));
  const styles = readStyles(parts.get('xl/styles.xml')!);
  const sheets = childrenOf(parts.get('xl/workbook.xml'), 'sheet').map((sheet, index): ReadSheet => {
    const part = parts.get(`xl/worksheets/sheet${index + 1}.xml`)!;
    const pane = childrenOf(part, 'pane')[0];
    return {
      name: sheet.getAttribute('name') ?? '',
      cells: childrenOf(part, 'c').flatMap((cell) => {
        const value = childrenOf(cell, 'v')[0]?.textContent;
        if (value === undefined || value === null) return [];
        const type = cell.getAttribute('t') ?? 'n';
        const style = styles[Number(cell.getAttribute('s') ?? 0)]!;
        const text = type === 's' ? strings[Number(value)]! : value;
        return [{ address: cell.getAttribute('r') ?? '', type, text, ...style }];
      }),
      frozen: { rows: Number(pane?.getAttribute('ySplit') ?? 0), columns: Number(pane?.getAttribute('xSplit') ?? 0) },
      links: childrenOf(part, 'hyperlink').map((link) => ({
        address: link.getAttribute('ref') ?? '',
        location: link.getAttribute('location') ?? '',
      })),
      widths: childrenOf(part, 'col').map((column) => Number(column.getAttribute('width'))),
      heights: childrenOf(part, 'row').map((row) => Number(row.getAttribute('ht'))),
    };
  });
  return { parts, sheets };
}

function readStyles(part: Document) {
  const formats = new Map(
    childrenOf(part, 'numFmt').map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  const fonts = childrenOf(part, 'font');
  return childrenOf(childrenOf(part, 'cellXfs')[0], 'xf').map((style) => ({
    format: formats.get(style.getAttribute('numFmtId')) ?? 'General',
    isBold: childrenOf(fonts[Number(style.getAttribute('fontId') ?? 0)], 'b').length > 0,
    isFilled: Number(style.getAttribute('fillId') ?? 0) > 1,
    wraps: childrenOf(style, 'alignment')[0]?.getAttribute('wrapText') === '1',
  }));
}

function childrenOf(node: Document | Element | undefined, name: string): Element[] {
  return node ? [...node.getElementsByTagName(name)] : [];
}

/** The format's notation for characters: "_x0041_" is "A". */
function decode(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
