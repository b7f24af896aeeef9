import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';

import type { SheetLink, SheetPlan } from '#server/export/formats/xlsx/SheetPlan.ts';

import type { Feature } from './Feature.ts';
import { placesIn, quotedName } from './placesIn.ts';

const sheetFile = 'xl/worksheets/sheet{id}.xml';
// Characters across a page at a size that can be read.
const pageWidth = 190;

/** What the library does not write by itself: links to other sheets, heights that editing may change, and pages. */
export function sheetFeature(plans: readonly SheetPlan[]): Feature {
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (xml, _options, { sheetIndex }) => {
            const plan = plans[sheetIndex];
            return plan ? partsOf(plan).reduce((sum, [element, markup]) => insert(sum, element, markup), xml) : xml;
          },
          transformElementAttributes: (tag, attributes, index, _options, { sheetIndex }) => {
            const plan = plans[sheetIndex];
            if (!plan) return attributes;
            // Not marked as set by hand, so that a row grows when somebody writes into it.
            if (tag === 'row' && index !== undefined) return { ...attributes, ht: plan.heights[index] ?? 0 };
            return tag === 'pageSetup' ? { ...attributes, ...pagesOf(plan) } : attributes;
          },
        },
      },
    },
  };
}

/** Elements of a sheet with their markup. */
function partsOf(plan: SheetPlan): [string, string][] {
  const { filter } = placesIn(plan);
  return [
    ['sheetPr', `<sheetPr>${getSelfClosingTagMarkup('pageSetUpPr', { fitToPage: 1 })}</sheetPr>`],
    ...(filter
      ? [['autoFilter', getSelfClosingTagMarkup('autoFilter', { ref: filter.relative })] as [string, string]]
      : []),
    ...(plan.links.length > 0 ? [['hyperlinks', linksMarkup(plan.links)] as [string, string]] : []),
  ];
}

function linksMarkup(links: readonly SheetLink[]): string {
  const markup = links.map(({ row, column, target }) =>
    getSelfClosingTagMarkup('hyperlink', {
      ref: getCellAddress(row, column),
      location: `${quotedName(target)}!A1`,
    }),
  );
  return `<hyperlinks>${markup.join('')}</hyperlinks>`;
}

/** As many pages across as it takes, and as many down. */
function pagesOf({ widths }: SheetPlan) {
  const width = widths.reduce((sum, each) => sum + each, 0);
  return { fitToWidth: Math.max(1, Math.ceil(width / pageWidth)), fitToHeight: 0 };
}

function insert(xml: string, element: string, markup: string): string {
  const order = getOrderOfSiblings(sheetFile, 'worksheet');
  if (!order?.includes(element)) throw new Error(`no place for <${element}> is known`);
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
}
