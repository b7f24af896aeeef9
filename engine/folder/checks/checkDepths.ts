import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Depth } from '#engine/depth/contracts/depthContract.ts';
import { topicsOf } from '#engine/depth/topicsOf.ts';
import { languages } from '#engine/languages/languages.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { Report } from './Report.ts';

type Checked = Pick<Toolset, 'schema' | 'ui'> & {
  manifest: Toolset['manifest'] | undefined;
  locales: Partial<Toolset['locales']>;
};

/**
 * Every depth but the last leaves something out, and the last nothing; what a depth names is there, what it keeps
 * refers to nothing that it leaves out, and each has words in every language.
 */
export function checkDepths({ schema, ui, manifest, locales }: Checked, report: Report): void {
  const depths = ui.depths ?? [];
  const required = (schema.required ?? []).map((name) => `/${name}`);
  const all = Object.keys(schema.properties)
    .map((name) => `/${name}`)
    .filter((field) => field !== openQuestionsPointer);
  const own = (manifest?.binds ?? []).flatMap((bind) =>
    'toolset' in bind && bind.toolset === manifest?.id ? [bind] : [],
  );

  depths.forEach((depth, index) => {
    const say = (pointer: string, message: string) => report('ui.json', `/depths/${index}${pointer}`, message);
    const isLast = index === depths.length - 1;
    if (depths.findIndex(({ id }) => id === depth.id) !== index) say('/id', `"${depth.id}" is repeated`);
    if (isLast && (depth.fields || depth.choose))
      say('', 'the last depth is everything, without "fields" and "choose"');
    if (!isLast && !depth.fields === !depth.choose)
      say('', 'needs either "fields" or "choose"; only the last is everything');
    if (depth.begins && depths.findIndex(({ begins }) => begins) !== index)
      say('/begins', 'another depth is the one to begin with');
    if (depth.begins && isLast) say('/begins', 'a document begins with everything by itself');
    if (depth.fields) checkFields(depth, depth.fields, say);
    for (const [field, most] of Object.entries(depth.most ?? {})) checkMost(depth, field, most, say);
    if (depth.choose) checkChoice(depth.choose, say);
  });
  checkWords();

  function checkFields({ id }: Depth, fields: readonly string[], say: (pointer: string, message: string) => void) {
    fields.forEach((field, position) => {
      const at = `/fields/${position}`;
      if (!all.includes(field)) say(at, `"${field}" is not a top-level field of the schema`);
      if (fields.indexOf(field) !== position) say(at, `"${field}" is repeated`);
    });
    for (const field of required)
      if (!fields.includes(field)) say('/fields', `"${field}" is required and cannot be left out`);
    if (all.every((field) => fields.includes(field))) say('/fields', `"${id}" leaves nothing out`);
    const isKept = (pattern: string) => fields.some((field) => `${pattern}/`.startsWith(`${field}/`));
    for (const { field, list } of own)
      if (isKept(field) && !isKept(list)) say('/fields', `"${field}" refers to "${list}", which is left out`);
  }

  function checkMost(
    { fields }: Depth,
    field: string,
    most: number,
    say: (pointer: string, message: string) => void,
  ): void {
    const at = `/most${formatPointer([field])}`;
    const node = schemaAt(schema, field);
    if (node?.type !== 'array') say(at, `"${field}" is not a list`);
    else if (most > (node.maxItems ?? Infinity)) say(at, `"${field}" never has more than ${node.maxItems} entries`);
    else if (most < (node.minItems ?? 0)) say(at, `"${field}" always has ${node.minItems} entries`);
    if (!fields?.includes(field)) say(at, `"${field}" is none of its fields`);
  }

  function checkChoice(
    { topics, least, most }: NonNullable<Depth['choose']>,
    say: (pointer: string, message: string) => void,
  ): void {
    const found = topicsOf(schema, topics);
    if (found.length <= most)
      say('/choose/topics', `"${topics}" are ${found.length} groups of fields; a choice of ${most} needs more`);
    if (least > most) say('/choose/least', `is more than ${most}`);
  }

  function checkWords(): void {
    const ids = new Set(depths.map(({ id }) => id));
    for (const language of languages) {
      const locale = locales[language];
      if (!locale) continue;
      for (const id of ids)
        if (!Object.hasOwn(locale.depths ?? {}, id))
          report(`locales/${language}.json`, '/depths', `the depth "${id}" has no words`);
      for (const id of Object.keys(locale.depths ?? {}))
        if (!ids.has(id))
          report(`locales/${language}.json`, `/depths${formatPointer([id])}`, 'is not a depth of ui.json');
    }
  }
}
