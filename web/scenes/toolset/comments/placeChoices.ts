import { namePlace } from '#engine/comments/namePlace.ts';
import { placeOf } from '#engine/comments/place.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

export interface PlaceChoice {
  pointer: string;
  place: string;
  name: string;
}

const mostItems = 30;

/** What a comment can be about: the fields of the toolset, the items of its lists, and the field that was asked for. */
export function placeChoices(
  definition: ToolsetDefinition,
  content: ToolsetDocument,
  language: Language,
  asked: string | null,
): PlaceChoice[] {
  const pointers = Object.keys(definition.schema.properties ?? {}).flatMap((key) => {
    const value = getAt(content, `/${key}`);
    const items = Array.isArray(value) && value.some((item) => typeof item === 'object') ? value : [];
    return [`/${key}`, ...items.slice(0, mostItems).map((_, index) => `/${key}/${index}`)];
  });
  const all = asked === null || pointers.includes(asked) ? pointers : [asked, ...pointers];
  return all.flatMap((pointer) => {
    const place = placeOf(definition.schema, content, pointer);
    return place === null ? [] : [{ pointer, place, name: namePlace(definition, content, place, language) }];
  });
}
