import type { Toolset } from '#engine/contract/Toolset.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { dateFault } from './dateFault.ts';
import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

/** The critic's rules name fields that exist and are of the type that the rule reads, each once. */
export function checkCritic({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const say = (pointer: string, message: string | null) => message && report('toolset.json', pointer, message);
  const kindOf = (pattern: string, ...types: Parameters<typeof typeFault>[2][]) => typeFault(schema, pattern, ...types);
  const declared = new Set<string>();

  manifest.critic.forEach((declaration, index) => {
    const at = `/critic/${index}`;
    const { rule, field } = declaration;
    const key = `${rule} ${field}`;
    say(at, declared.has(key) ? `"${rule}" is declared for "${field}" before` : null);
    declared.add(key);

    switch (declaration.rule) {
      case 'untestable-hypothesis':
        return checkParts(at, field, { metric: declaration.metric, threshold: declaration.threshold });
      case 'story-without-benefit':
        return checkParts(at, field, { want: declaration.want, benefit: declaration.benefit });
      case 'too-many-problems': {
        const { maxItems } = schemaAt(schema, field) ?? {};
        say(`${at}/field`, kindOf(field, 'array'));
        const isNever = maxItems !== undefined && declaration.count >= maxItems;
        return say(`${at}/count`, isNever ? `"${field}" holds ${maxItems} at most; it is never said` : null);
      }
      case 'score-without-reason':
        say(`${at}/field`, kindOf(field, 'integer', 'number'));
        return checkNames(`${at}/reasons`, field.slice(0, field.lastIndexOf('/')), declaration.reasons);
      case 'result-without-n':
        say(`${at}/field`, kindOf(field, 'object'));
        checkResult(at, `${field}/${declaration.result}`, declaration.is);
        return say(`${at}/n`, kindOf(`${field}/${declaration.n}`, 'integer'));
      case 'choice-without-words':
        say(`${at}/field`, kindOf(field, 'object'));
        checkResult(at, `${field}/${declaration.choice}`, declaration.is);
        return say(`${at}/words`, textFault(`${field}/${declaration.words}`));
      case 'name-without-item':
        say(`${at}/field`, textFault(field));
        return declaration.lists.forEach((list, place) =>
          say(`${at}/lists/${place}`, kindOf(`${list}/*/${declaration.name}`, 'string')),
        );
      case 'goal-without-test': {
        const { toolset, field: goals } = declaration.goals;
        const bind = manifest.binds.filter(isItemBind).find((one) => one.field === `${field}/*/${declaration.goal}`);
        const isBound = bind?.toolset === toolset && goals.startsWith(`${bind.list}/*/`);
        say(`${at}/field`, kindOf(field, 'array'));
        return say(`${at}/goal`, isBound ? null : `"${field}/*/${declaration.goal}" must be bound to the goals`);
      }
      case 'persona-without-source':
        say(`${at}/field`, kindOf(field, 'object'));
        return checkNames(`${at}/sources`, field, declaration.sources);
      case 'plan-after-result': {
        const { toolset, field: source } = declaration.plan;
        say(`${at}/field`, dateFault(schema, field));
        const isRead = manifest.dependsOn.some(({ id }) => id === toolset);
        say(`${at}/plan/toolset`, isRead ? null : `"${toolset}" must be one of dependsOn`);
        return say(`${at}/plan/field`, source.includes('*') ? `"${source}" is many values; name one` : null);
      }
      default:
        say(`${at}/field`, textFault(field));
    }
  });

  /** Items with both properties, or texts without them. */
  function checkParts(at: string, field: string, parts: Record<string, string | undefined>): void {
    const isItem = schemaAt(schema, field)?.type === 'object';
    if (!isItem) say(`${at}/field`, textFault(field));
    for (const [part, name] of Object.entries(parts)) {
      if (isItem && !name) say(at, `an item of "${field}" needs "${part}", the property that says it`);
      else if (!isItem && name) say(`${at}/${part}`, `"${field}" is no item and has no properties`);
      else if (name) say(`${at}/${part}`, kindOf(`${field}/${name}`, 'string', 'number', 'integer'));
    }
  }

  /** A number, or one of the values of an enum. */
  function checkResult(at: string, result: string, is: readonly string[] | undefined): void {
    const values = schemaAt(schema, result)?.enum ?? [];
    const unknown = is?.filter((value) => !values.includes(value)) ?? [];
    if (!is) say(`${at}/result`, kindOf(result, 'integer', 'number'));
    say(`${at}/is`, unknown.length > 0 ? `"${result}" never is ${unknown.join(', ')}` : null);
  }

  function checkNames(at: string, item: string, names: readonly string[]): void {
    names.forEach((name, index) => say(`${at}/${index}`, kindOf(`${item}/${name}`, 'string', 'array')));
  }

  function textFault(field: string): string | null {
    const fault = kindOf(field, 'string');
    return fault ?? (schemaAt(schema, field)?.enum ? `"${field}" is a choice; the rule reads texts` : null);
  }
}
