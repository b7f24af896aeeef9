import type { Toolset } from '#engine/contract/Toolset.ts';
import type { KindDeclaration } from '#engine/evidence/contracts/kindContract.ts';
import { directions, verdicts as verdictWords } from '#engine/evidence/evidenceWords.ts';
import { isClaimsBind, isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

type Checked = Pick<Toolset, 'manifest' | 'schema'>;

/** Sources, claims, hypotheses and verdicts name fields that exist, are of the right kind and are bound. */
export function checkEvidence({ manifest, schema }: Checked, report: Report): void {
  const say = (pointer: string, message: string | null) => message && report('toolset.json', pointer, message);
  const kindOf = (pattern: string, ...types: Parameters<typeof typeFault>[2][]) => typeFault(schema, pattern, ...types);

  manifest.sources.forEach((source, index) => {
    const at = `/sources/${index}`;
    const item = `${source.list}/*`;
    say(`${at}/list`, listFault(source.list));
    for (const property of ['label', 'person', 'date'] as const) {
      const name = source[property];
      if (name) say(`${at}/${property}`, kindOf(`${item}/${name}`, 'string'));
    }
    for (const name of source.found ?? [])
      if (!schemaAt(schema, `${item}/${name}`)) say(`${at}/found`, `"${item}/${name}" is not in the schema`);
    if (source.done) say(`${at}/done`, enumFault(`${item}/${source.done.field}`, source.done.is));
    say(`${at}/kind`, kindFault(item, source.kind));
  });

  manifest.claims.forEach(({ field, text, evidence, importance }, index) => {
    const at = `/claims/${index}`;
    const node = schemaAt(schema, field);
    if (!text) {
      say(
        `${at}/field`,
        node?.type === 'object'
          ? `an item of "${field}" needs "text", the property that states it`
          : kindOf(field, 'string'),
      );
      if (evidence || typeof importance === 'string')
        say(at, 'a text cannot hold "evidence" or "importance"; make it an item with "text"');
      return;
    }
    say(`${at}/field`, kindOf(field, 'object'));
    say(`${at}/text`, kindOf(`${field}/${text}`, 'string'));
    if (field.endsWith('/*')) say(`${at}/field`, listFault(field.slice(0, -2)));
    if (typeof importance === 'string') say(`${at}/importance`, kindOf(`${field}/${importance}`, 'integer'));
    if (
      evidence &&
      !manifest.binds.some((bind) => isSourcesBind(bind) && bind.field === `${field}/${evidence}/*/source`)
    ) {
      say(`${at}/evidence`, `"${field}/${evidence}/*/source" must be in "binds" with "sources"`);
    }
  });

  manifest.hypotheses.forEach(({ list, claim, direction, threshold, margin, importance }, index) => {
    const at = `/hypotheses/${index}`;
    say(`${at}/list`, listFault(list));
    if (!manifest.binds.some((bind) => isClaimsBind(bind) && bind.field === `${list}/*/${claim}`)) {
      say(`${at}/claim`, `"${list}/*/${claim}" must be in "binds" with "claims"`);
    }
    if (direction) say(`${at}/direction`, enumFault(`${list}/*/${direction}`, directions));
    if (threshold) say(`${at}/threshold`, kindOf(`${list}/*/${threshold}`, 'number', 'integer'));
    if (!direction !== !threshold) say(at, 'a threshold needs a direction, and a direction a threshold');
    if (margin) say(`${at}/margin`, kindOf(`${list}/*/${margin}`, 'number', 'integer'));
    if (importance) say(`${at}/importance`, kindOf(`${list}/*/${importance}`, 'integer'));
  });

  manifest.verdicts.forEach(({ list, hypothesis, result, n, kind, verdict, words }, index) => {
    const at = `/verdicts/${index}`;
    if (!hypothesis) {
      const isHypothesis = manifest.hypotheses.some((declared) => declared.list === list);
      say(at, isHypothesis ? null : `"${list}" is not in "hypotheses"; name the property with the hypothesis`);
    } else if (!manifest.binds.some((bind) => isItemBind(bind) && bind.field === `${list}/*/${hypothesis}`)) {
      say(
        `${at}/hypothesis`,
        `"${list}/*/${hypothesis}" must be in "binds", with the toolset and list of the hypotheses`,
      );
    }
    if (result) say(`${at}/result`, kindOf(`${list}/*/${result}`, 'number', 'integer'));
    if (n) say(`${at}/n`, kindOf(`${list}/*/${n}`, 'integer'));
    say(`${at}/kind`, kindFault(`${list}/*`, kind));
    say(
      `${at}/verdict`,
      enumFault(
        `${list}/*/${verdict}`,
        verdictWords.map((word) => words[word] ?? word),
      ),
    );
  });

  function listFault(list: string): string | null {
    return kindOf(list, 'array') ?? kindOf(`${list}/*/id`, 'string');
  }

  function kindFault(item: string, kind: KindDeclaration): string | null {
    return typeof kind === 'string' ? null : enumFault(`${item}/${kind.field}`, Object.keys(kind.map));
  }

  function enumFault(pattern: string, values: readonly string[]): string | null {
    const allowed = schemaAt(schema, pattern)?.enum;
    if (!allowed) return `"${pattern}" must be a field with an "enum"`;
    const unknown = values.filter((value) => !allowed.includes(value));
    return unknown.length === 0
      ? null
      : `${unknown.map((value) => `"${value}"`).join(', ')} is not in the enum of "${pattern}"`;
  }
}
