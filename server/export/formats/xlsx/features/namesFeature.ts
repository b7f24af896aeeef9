import {
  findElement,
  getClosingTagMarkup,
  getOpeningTagMarkup,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

import type { SheetPlan } from '#server/export/formats/xlsx/SheetPlan.ts';

import type { Feature } from './Feature.ts';
import { placesIn } from './placesIn.ts';

const tag = 'definedName';

/** The names by which programs know what can be filtered, and which rows each printed page repeats. */
export function namesFeature(plans: readonly SheetPlan[]): Feature {
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) => {
            const place = findElement(xml, 'definedNames');
            if (!place) throw new Error('no place for <definedNames> is known');
            const names = plans.flatMap(namesOf);
            return replaceElement(xml, place, names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '');
          },
        },
      },
    },
  };
}

function namesOf(plan: SheetPlan, index: number): string[] {
  const { filter, repeated } = placesIn(plan);
  return [
    ...(filter ? [nameMarkup('_xlnm._FilterDatabase', index, filter.absolute, true)] : []),
    ...(repeated === undefined ? [] : [nameMarkup('_xlnm.Print_Titles', index, repeated, false)]),
  ];
}

function nameMarkup(name: string, localSheetId: number, place: string, isHidden: boolean): string {
  const attributes = { name, localSheetId, ...(isHidden && { hidden: 1 }) };
  return getOpeningTagMarkup(tag, attributes) + sanitizeTextContent(place) + getClosingTagMarkup(tag);
}
