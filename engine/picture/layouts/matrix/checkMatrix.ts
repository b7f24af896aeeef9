import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { MatrixDescription } from './matrixContract.ts';

/** A matrix needs a list of objects, a text for the name, two scores, and an enum that has all of its quadrants. */
export const checkMatrix: CheckLayout<MatrixDescription> = (matrix, schema, say) => {
  const listFault = fieldFault(schema, matrix.list, 'objects');
  if (listFault) return say('/list', listFault);
  const at = (property: string) => `${matrix.list}/*/${property}`;
  const kinds = { name: 'text', x: 'score', y: 'score', group: 'enum' } as const;
  for (const key of ['name', 'x', 'y', 'group'] as const) {
    const property = matrix[key];
    const fault = property === undefined ? null : fieldFault(schema, at(property), kinds[key]);
    if (fault) say(`/${key}`, fault);
  }
  const textFault = matrix.text === undefined ? null : fieldFault(schema, at(matrix.text), 'text');
  if (textFault) say('/text', textFault);
  if (matrix.looks) {
    const fault = fieldFault(schema, at(matrix.looks.property), 'enum');
    if (fault) say('/looks/property', fault);
  }
  if (!matrix.quadrants) return;
  if (matrix.severity) return say('/severity', 'colours the cells, which quadrants do too; name one of them');
  if (matrix.group === undefined) return say('/quadrants', 'needs "group", the enum whose values it names');
  const values = schemaAt(schema, at(matrix.group))?.enum ?? [];
  for (const [quadrant, value] of Object.entries(matrix.quadrants)) {
    if (!values.includes(value)) say(`/quadrants/${quadrant}`, `"${value}" is not one of ${values.join(', ')}`);
  }
};
