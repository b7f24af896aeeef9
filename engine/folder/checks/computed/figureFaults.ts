import { readsOf } from '#engine/computed/readsOf.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { dateFault } from '#engine/folder/checks/dateFault.ts';
import { typeFault } from '#engine/folder/checks/typeFault.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/** A fault in what a toolset reads of another, and where it was declared. */
export interface FigureFault {
  pointer: string;
  message: string;
}

const numbers = ['number', 'integer'] as const;

/** What is wrong with the fields of other toolsets that this one computes from or compares with. */
export function figureFaults(toolset: Toolset, find: (id: string) => Toolset | undefined): FigureFault[] {
  const { id, computed, binds, agrees, currency, critic } = toolset.manifest;
  const faults: FigureFault[] = [];
  const say = (pointer: string, message: string | null) => message && faults.push({ pointer, message });

  computed.forEach((rule, index) => {
    for (const { toolset: other, pattern } of readsOf(rule, binds.filter(isItemBind), id)) {
      const schema = other === undefined ? undefined : find(other)?.schema;
      if (!schema || pattern.endsWith('/id')) continue;
      // The direction of a test is a text.
      const types = rule.rule === 'verdict' ? (['number', 'integer', 'string'] as const) : numbers;
      const fault = typeFault(schema, pattern, ...types);
      say(`/computed/${index}/of`, fault && `in "${other}", ${fault}`);
    }
  });
  agrees.forEach(({ field, with: { toolset: other, field: source } }, index) => {
    const schema = find(other)?.schema;
    const type = schemaAt(toolset.schema, field)?.type;
    if (!schema || !type) return;
    const isNumber = type === 'number' || type === 'integer';
    const fault = isNumber ? typeFault(schema, source, 'number', 'integer') : typeFault(schema, source, type);
    say(`/agrees/${index}/with/field`, fault && `in "${other}", ${fault}`);
  });
  critic.forEach((declaration, index) => {
    if (declaration.rule === 'goal-without-test') {
      const { toolset: other, field } = declaration.goals;
      const schema = find(other)?.schema;
      const fault = schema ? typeFault(schema, field, 'string') : null;
      say(`/critic/${index}/goals/field`, fault && `in "${other}", ${fault}`);
    }
    if (declaration.rule !== 'plan-after-result') return;
    const { toolset: other, field } = declaration.plan;
    const schema = find(other)?.schema;
    const fault = schema ? dateFault(schema, field) : null;
    say(`/critic/${index}/plan/field`, fault && `in "${other}", ${fault}`);
  });
  const owner = currency && currency.toolset !== id ? find(currency.toolset) : undefined;
  if (currency && owner) {
    const fault = typeFault(owner.schema, currency.field, 'string');
    say('/currency/field', fault && `in "${currency.toolset}", ${fault}`);
  }
  return faults;
}
