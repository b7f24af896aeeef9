import type { Toolset } from '#engine/contract/Toolset.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { dateFault } from './dateFault.ts';
import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

type Checked = Pick<Toolset, 'manifest' | 'schema'>;

/** What is told of a toolset where the project stands names fields that exist and are of the right kind. */
export function checkStanding({ manifest, schema }: Checked, report: Report): void {
  const say = (pointer: string, message: string | null) => message && report('toolset.json', pointer, message);
  const kindOf = (pattern: string, ...types: Parameters<typeof typeFault>[2][]) => typeFault(schema, pattern, ...types);
  const property = (at: string, list: string, name: string | undefined, ...types: Parameters<typeof typeFault>[2][]) =>
    name !== undefined && say(at, kindOf(`${list}/*/${name}`, ...types));

  manifest.gist?.fields.forEach((field, index) => say(`/gist/fields/${index}`, kindOf(field, 'string')));
  if (manifest.proposes) {
    const { choice, reason } = manifest.proposes;
    const isAlone = ![choice, reason].some((field) => field.includes('*'));
    say('/proposes', isAlone ? null : 'a toolset proposes one thing, not one for each item of a list');
    say('/proposes/choice', schemaAt(schema, choice)?.enum ? null : `"${choice}" must be a field with an "enum"`);
    say('/proposes/reason', kindOf(reason, 'string'));
  }
  manifest.figures.forEach(({ field, limit, per, parts }, index) => {
    const at = `/figures/${index}`;
    for (const [name, pattern] of [['field', field] as const, ['limit', limit] as const]) {
      say(`${at}/${name}`, pattern.includes('*') ? 'a figure stands alone, not in a list' : null);
      say(`${at}/${name}`, kindOf(pattern, 'number', 'integer'));
    }
    if (per !== undefined) say(`${at}/per`, kindOf(per, 'string'));
    if (!parts) return;
    say(`${at}/parts/list`, kindOf(parts.list, 'array'));
    property(`${at}/parts/name`, parts.list, parts.name, 'string');
    property(`${at}/parts/amount`, parts.list, parts.amount, 'number', 'integer');
  });
  manifest.actions.forEach(({ list, text, date, who, while: open }, index) => {
    const at = `/actions/${index}`;
    say(`${at}/list`, kindOf(list, 'array'));
    property(`${at}/text`, list, text, 'string');
    say(`${at}/date`, dateFault(schema, `${list}/*/${date}`));
    property(`${at}/who`, list, who, 'string');
    property(`${at}/while/field`, list, open?.field, 'string');
  });
  manifest.story.forEach(({ title, lines }, index) => {
    title.forEach((field, at) => say(`/story/${index}/title/${at}`, kindOf(field, 'string')));
    lines.forEach(({ text, name }, at) => {
      say(`/story/${index}/lines/${at}/text`, kindOf(text, 'string'));
      if (name !== undefined) say(`/story/${index}/lines/${at}/name`, kindOf(name, 'string'));
    });
  });
  manifest.hypotheses.forEach(({ list, name, told, once = [], opensRounds, threshold }, index) => {
    const at = `/hypotheses/${index}`;
    property(`${at}/name`, list, name, 'string');
    property(`${at}/told`, list, told, 'string');
    for (const each of once) property(`${at}/once`, list, each, 'string', 'number', 'integer', 'array', 'object');
    if (opensRounds && (list.includes('*') || threshold === undefined))
      say(`${at}/opensRounds`, 'what a round begins with is a list of its own, whose hypotheses have a threshold');
  });
  manifest.verdicts.forEach(({ list, told }, index) => property(`/verdicts/${index}/told`, list, told, 'string'));
}
