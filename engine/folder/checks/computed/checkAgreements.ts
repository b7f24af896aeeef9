import type { Toolset } from '#engine/contract/Toolset.ts';
import { typeFault } from '#engine/folder/checks/typeFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/** What must agree is typed by people, and stands once in a toolset that is read; the currency is a text. */
export function checkAgreements(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  say: (pointer: string, message: string | null) => void,
): void {
  const { id, agrees, currency, dependsOn } = manifest;
  const isRead = (toolset: string) => dependsOn.some((dependency) => dependency.id === toolset);
  agrees.forEach(({ field, with: { toolset, field: source } }, index) => {
    const at = `/agrees/${index}`;
    say(`${at}/field`, typeFault(schema, field, 'number', 'integer', 'string', 'boolean'));
    if (schemaAt(schema, field)?.readOnly) say(`${at}/field`, `"${field}" is computed; nobody can take a value over`);
    if (!isRead(toolset)) say(`${at}/with/toolset`, `"${toolset}" must be one of dependsOn`);
    if (source.includes('*')) say(`${at}/with/field`, `"${source}" is many values; name one`);
  });
  if (!currency) return;
  if (currency.field.includes('*')) say('/currency/field', `"${currency.field}" is many values; name one`);
  if (currency.toolset === id) say('/currency/field', typeFault(schema, currency.field, 'string'));
  else if (!isRead(currency.toolset))
    say('/currency/toolset', `"${currency.toolset}" must be one of dependsOn, or this toolset itself`);
}
