import type { CellObject } from 'write-excel-file/node';

import { printable } from '#server/export/printable.ts';

import { type CellStyle, cellStyles } from './cellStyles.ts';

// What a cell of Excel holds.
const mostLetters = 32_767;
const mostLines = 253;

// What a program would take for a formula once somebody edits the cell.
const formulaStart = /^\s*[=+\-@]/;
// The format's own notation for characters: as a text it must not be read as one.
const characterCode = /_x[0-9a-f]{4}_/gi;

/** A text as a cell, or as several where it is longer than a cell can be: the others belong below. */
export function textCells(text: string, style: CellStyle): CellObject[] {
  return splitText(printable(text)).map((part) => textCell(part, style));
}

/** A text that is surely short enough for a cell. */
export function textCell(text: string, style: CellStyle): CellObject {
  return {
    ...cellStyles[style],
    type: String,
    value: encode(printable(text)),
    // The format "text" keeps it a text even after editing; others stay as they are, since programs show less of such
    // cells.
    ...(formulaStart.test(text) && { format: '@' }),
  };
}

function splitText(text: string): string[] {
  if (text.length <= mostLetters && !(text.length > mostLines && text.split('\n').length > mostLines)) return [text];
  const parts: string[] = [];
  let part = '';
  let lines = 1;
  for (const character of text) {
    if (part.length + character.length > mostLetters || (character === '\n' && lines === mostLines)) {
      parts.push(part);
      part = '';
      lines = 1;
      if (character === '\n') continue;
    }
    if (character === '\n') lines += 1;
    part += character;
  }
  return [...parts, part];
}

function encode(text: string): string {
  const escaped = text.replace(characterCode, (code) => `_x005F${code}`);
  // The library looks texts up in an object and would find what every object has, such as "constructor".
  return escaped in {} ? `${escaped} ` : escaped;
}
