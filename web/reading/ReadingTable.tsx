import type { Block, Value } from '#engine/reading/Block.ts';
import { classNames } from '#web/components/classNames.ts';

import { BlockActions } from './BlockActions.tsx';
import { ClaimNoteText } from './ClaimNoteText.tsx';
import { ValueText } from './ValueText.tsx';

type Table = Extract<Block, { kind: 'table' }>;

/** A list of small objects. On phones each row becomes a block, with the names of the columns before its values. */
export function ReadingTable({ table: { columns, rows } }: { table: Table }) {
  return (
    <table className="w-full text-left text-base cramped:block">
      <thead className="cramped:sr-only">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b border-outline py-2 pr-6 text-sm wrap-normal font-medium text-muted"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="cramped:block">
        {rows.map(({ pointer, cells: [first, ...rest] }) => (
          <tr
            key={pointer}
            className="group border-b border-outline align-top last:border-0 cramped:block cramped:py-3"
          >
            <th
              scope="row"
              className={classNames('relative py-2.5 pr-6 font-medium cramped:block cramped:py-0', wrapping(first))}
            >
              {first && isFigure(first) && <span className="roomy:hidden">{`${columns[0]} `}</span>}
              {first && <ValueText value={first} />} <ClaimNoteText pointer={pointer} />
              <BlockActions pointer={pointer} name={first?.text ?? columns[0] ?? ''} />
            </th>
            {rest.map((value, index) => (
              <td
                key={columns[index + 1]}
                className={classNames(
                  'py-2.5 pr-6 last:pr-0 empty:hidden cramped:block cramped:py-0.5 roomy:empty:table-cell',
                  wrapping(value),
                )}
              >
                {value && <span className="text-sm text-muted roomy:hidden">{`${columns[index + 1]}: `}</span>}
                {value && <ValueText value={value} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In characters: words that a column makes room for; longer ones are broken, as addresses are. */
const longestWhole = 14;

/** The number of a step, which says nothing where the names of the columns are not seen. */
const isFigure = ({ text }: Value) => /^\d+$/.test(text);

function wrapping(value: Value | null | undefined): string | undefined {
  const words = value?.text.split(/\s+/) ?? [];
  return words.every(({ length }) => length <= longestWhole) ? 'wrap-normal' : undefined;
}
