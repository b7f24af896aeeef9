import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { BoardDescription } from './boardContract.ts';
import { checkTest } from './checkTest.ts';

/** A board needs a list of objects that all have an enum. */
export const checkBoard: CheckLayout<BoardDescription> = (board, schema, say) => {
  const listFault = fieldFault(schema, board.list, 'objects');
  if (listFault) return say('/list', listFault);
  const at = (field: string) => `${board.list}/*/${field}`;
  const report = (pointer: string, fault: string | null) => fault !== null && say(pointer, fault);
  const byFault = fieldFault(schema, at(board.by), 'enum');
  report('/by', byFault);
  for (const key of ['title', 'chip', 'text', 'purpose'] as const) {
    const field = board[key];
    if (field !== undefined) report(`/${key}`, fieldFault(schema, at(field), 'text'));
  }
  if (board.parts !== undefined) report('/parts', fieldFault(schema, at(board.parts), 'texts', 'objects'));
  if (board.test) checkTest(board.test, { at, schema, say: (key, fault) => report(`/test/${key}`, fault) });
  if (board.ladder && !board.test) say('/ladder', 'needs "test", whose results it shows');
  const values = schemaAt(schema, at(board.by))?.enum ?? [];
  for (const [value, properties] of Object.entries(board.asks ?? {})) {
    if (!byFault && !values.includes(value)) say('/asks', `"${value}" is not a value of "${at(board.by)}"`);
    for (const property of properties)
      if (!schemaAt(schema, at(property))) say(`/asks/${value}`, `there is no field "${at(property)}"`);
  }
  if (!byFault && board.leftOut !== undefined && !values.includes(board.leftOut))
    say('/leftOut', `"${board.leftOut}" is not a value of "${at(board.by)}"`);
};
