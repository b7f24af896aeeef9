import type { CellObject } from 'write-excel-file/node';

import { paperColours } from '#engine/picture/renderers/paperColours.ts';

type Style = Omit<CellObject, 'value' | 'type'>;

const base: Style = { textColor: paperColours.ink, alignVertical: 'top' };
const framed: Style = { ...base, borderStyle: 'thin', borderColor: paperColours.line };

/** How the cells of every sheet look. */
export const cellStyles = {
  title: { ...base, fontSize: 16, fontWeight: 'bold' },
  /** The name of a table among others. */
  caption: { ...base, fontSize: 12, fontWeight: 'bold' },
  head: {
    ...framed,
    fontWeight: 'bold',
    textColor: paperColours['on-accent'],
    backgroundColor: paperColours['accent-1'],
    borderColor: paperColours['accent-1'],
    wrap: true,
  },
  label: { ...framed, fontWeight: 'bold', backgroundColor: paperColours.wash, wrap: true },
  body: { ...framed, wrap: true },
  /** What stands under a whole sheet's name. */
  note: { ...base, fontWeight: 'bold' },
  number: { ...framed, align: 'center' },
  date: { ...framed, align: 'left' },
  link: { ...base, textColor: paperColours['hat-blue'], textDecoration: { underline: true } },
  framedLink: { ...framed, wrap: true, textColor: paperColours['hat-blue'], textDecoration: { underline: true } },
} satisfies Record<string, Style>;

export type CellStyle = keyof typeof cellStyles;
