import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

/** The title of the field at a JSON pointer, such as "Stakeholders 3: Why a stakeholder". */
export function fieldTitle({ locales }: ToolsetDefinition, language: Language, pointer: string): string {
  const tokens = pointer.split('/').slice(1);
  const parts = tokens.flatMap((token, index) => {
    if (/^\d+$/.test(token)) return [];
    const pattern = `/${tokens
      .slice(0, index + 1)
      .map((one) => (/^\d+$/.test(one) ? '*' : one))
      .join('/')}`;
    const title = locales[language].fields[pattern]?.title;
    const place = tokens[index + 1];
    return title ? [place && /^\d+$/.test(place) ? `${title} ${Number(place) + 1}` : title] : [];
  });
  return parts.length > 0 ? parts.join(': ') : pointer;
}

/** The top-level fields that a model may write, in the form's order. */
export function generatedFields({ ui, schema, manifest }: ToolsetDefinition): string[] {
  const computed = manifest.computed.flatMap((rule) => (rule.rule === 'average' ? [rule.field] : []));
  const excluded = new Set([...manifest.notGenerated, ...computed]);
  return ui.sections
    .flatMap(({ fields }) => fields)
    .filter((pointer) => !excluded.has(pointer) && !schema.properties[pointer.slice(1)]?.readOnly);
}
