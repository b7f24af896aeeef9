import { blank, hasBlank } from '#engine/blanks/hasBlank.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { StarterContext } from './StarterContext.ts';
import { isRepeat, placeholder, type StarterRepeat } from './starterTemplate.ts';

const usualMost = 4;

/**
 * A starter's template with the project's own words in their places. What the project does not have yet leaves a blank.
 */
export function fillStarter(
  template: unknown,
  { project, documents }: Pick<StarterContext, 'project' | 'documents'>,
): unknown {
  return fill(template, undefined);

  function fill(value: unknown, item: unknown): unknown {
    if (typeof value === 'string') return fillText(value, item);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      return value
        .flatMap((each: unknown) => (isRepeat(each) ? repeat(each) : [fill(each, item)]))
        .filter((each) => each !== undefined);
    }
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, child]) => [key, fill(child, item)] as const)
        .filter(([, child]) => child !== undefined),
    );
  }

  function repeat({ $each, item: template, otherwise = [] }: StarterRepeat): unknown[] {
    const { toolset, list, highest, most = usualMost } = $each;
    const owner = documents.get(toolset);
    const all = expandPattern(owner, `${list}/*`).map((pointer) => getAt(owner, pointer));
    const numberOf = (each: unknown) => Number(getAt(each, `/${highest}`) ?? 0);
    const ordered = highest === undefined ? all : all.toSorted((a, b) => numberOf(b) - numberOf(a));
    const items = ordered.slice(0, most);
    if (items.length === 0) return otherwise.map((each) => fill(each, undefined));
    return items.map((item) => fill(template, item));
  }

  function fillText(text: string, item: unknown): string | undefined {
    const [only] = text.match(placeholder) ?? [];
    if (only === text.trim()) {
      const name = only.slice(2, -2).trim();
      // No person answers for a reference.
      return read(name, item) ?? (name === 'item.id' ? undefined : blank);
    }
    return text.replaceAll(placeholder, (_, name: string) => read(name.trim(), item) ?? blank);
  }

  function read(name: string, item: unknown): string | undefined {
    if (name === 'name' || name === 'description') return answered(project[name]);
    if (name === 'item') return answered(item);
    if (name.startsWith('item.')) return answered(getAt(item, `/${name.slice('item.'.length).replaceAll('.', '/')}`));
    const [toolset = '', ...path] = name.split('/');
    return answered(getAt(documents.get(toolset), `/${path.join('/')}`));
  }
}

/** A text that somebody wrote, as opposed to a blank that was left. */
function answered(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && !hasBlank(value) ? value.trim() : undefined;
}
