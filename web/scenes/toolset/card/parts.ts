import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { cardSubject } from '#engine/picture/cardSubject.ts';

/** What shows a pointer in the picture; of a list that has no heading there, its first item. */
export function partAt(pointer: string): SVGGElement | null {
  const exact = document.querySelector<SVGGElement>(`.picture [data-pointer="${CSS.escape(pointer)}"]`);
  return exact ?? document.querySelector<SVGGElement>(`.picture [data-pointer^="${CSS.escape(`${pointer}/`)}"]`);
}

/** The part that comes before or after another in the picture and has a card of its own; it goes round. */
export function partBeside(definition: ToolsetDefinition, pointer: string, by: 1 | -1): string | null {
  const own = cardSubject(definition, pointer).pointer;
  const pointers = [...document.querySelectorAll('.picture [data-pointer]')].flatMap((part) => {
    const at = part.getAttribute('data-pointer');
    return at === null || part.closest('.hidden') ? [] : [cardSubject(definition, at).pointer];
  });
  const parts = [...new Set(pointers)];
  const at = parts.indexOf(own);
  if (at === -1 || parts.length < 2) return null;
  return parts[(at + by + parts.length) % parts.length] ?? null;
}
