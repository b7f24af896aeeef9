import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import type { EntryDescription } from './entryContract.ts';

/** What is wrong with a field and with how its items become entries; empty if nothing is. */
export function entryFaults(schema: ToolsetSchema, pattern: string, described: EntryDescription = {}): string[] {
  const { title, text, notes = [], score, number, sign, speaker, chosen, answered, answers } = described;
  const isObject = title === undefined && text !== undefined;
  const fault = isObject
    ? fieldFault(schema, pattern, 'object', 'objects')
    : fieldFault(schema, pattern, ...(title === undefined ? (['text', 'texts'] as const) : (['objects'] as const)));
  if (fault) return [fault];

  const node = schemaAt(schema, pattern);
  const items =
    node?.type === 'object' ? Object.keys(node.properties ?? {}).map((key) => `${pattern}/${key}`) : [`${pattern}/*`];
  const faults = items.flatMap((item) => [
    ...[title, text].map((key) => key !== undefined && fieldFault(schema, `${item}/${key}`, 'text', 'texts')),
    ...notes.map((key) => fieldFault(schema, `${item}/${key}`, 'text', 'texts', 'number')),
    ...[score, number].map((key) => key !== undefined && fieldFault(schema, `${item}/${key}`, 'score')),
    sign !== undefined && fieldFault(schema, `${item}/${sign.property}`, 'enum'),
    ...signFaults(schema, item, sign),
  ]);
  const owner = pattern.slice(0, pattern.lastIndexOf('/*') + 2);
  const speakerFault = speaker !== undefined && fieldFault(schema, `${owner}/${speaker}`, 'text');
  const chosenFaults = chosen
    ? [fieldFault(schema, chosen.list, 'objects'), fieldFault(schema, `${chosen.list}/*/${chosen.name}`, 'text')]
    : [];
  const referring = [answered && `${answered.list}/*/${answered.by}`, answers && `${pattern}/*/${answers.by}`];
  const referringFaults = referring.map((field) => field !== undefined && fieldFault(schema, field, 'text', 'texts'));
  const answeredFault = answers !== undefined && fieldFault(schema, answers.list, 'objects');
  return [...faults, speakerFault, ...chosenFaults, ...referringFaults, answeredFault].filter(
    (each) => typeof each === 'string',
  );
}

function signFaults(schema: ToolsetSchema, item: string, sign: EntryDescription['sign']): string[] {
  const values = sign && schemaAt(schema, `${item}/${sign.property}`)?.enum;
  if (!values) return [];
  const unknown = Object.keys(sign.signs).filter((value) => !values.includes(value));
  return unknown.map((value) => `"${value}" is not one of ${values.join(', ')}`);
}
