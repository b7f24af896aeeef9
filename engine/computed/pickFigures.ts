import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Figures } from './Figures.ts';
import { readsOf } from './readsOf.ts';

type Reading = Pick<ToolsetManifest, 'id' | 'computed' | 'binds' | 'agrees' | 'currency' | 'critic'>;

/** A field of another toolset that a toolset reads. */
export interface FigurePlace {
  toolset: string;
  pattern: string;
}

/** The fields of other toolsets from which a toolset computes values, with which it compares, and its currency. */
export function figurePlaces({ id, computed, binds, agrees, currency, critic }: Reading): FigurePlace[] {
  const rules = computed.flatMap((rule) => readsOf(rule, binds.filter(isItemBind), id));
  return [
    ...rules.flatMap(({ toolset, pattern }) => (toolset === undefined ? [] : [{ toolset, pattern }])),
    ...critic.flatMap((rule) => {
      if (rule.rule === 'plan-after-result') return [{ toolset: rule.plan.toolset, pattern: rule.plan.field }];
      if (rule.rule !== 'goal-without-test') return [];
      const { toolset, field } = rule.goals;
      return [field, `${field.slice(0, field.lastIndexOf('/'))}/id`].map((pattern) => ({ toolset, pattern }));
    }),
    ...agrees.map(({ with: { toolset, field } }) => ({ toolset, pattern: field })),
    ...(currency && currency.toolset !== id ? [{ toolset: currency.toolset, pattern: currency.field }] : []),
  ];
}

/** What a toolset reads of others and nothing else, from their contents. */
export function pickFigures(manifest: Reading, look: (id: string) => ToolsetDocument | null): Figures {
  const places = figurePlaces(manifest);
  const toolsets = [...new Set(places.map(({ toolset }) => toolset))];
  return Object.fromEntries(
    toolsets.map((id) => {
      const patterns = places.filter(({ toolset }) => toolset === id).map(({ pattern }) => pattern);
      return [id, pick(look(id) ?? {}, patterns)];
    }),
  );
}

function pick(document: ToolsetDocument, patterns: readonly string[]): ToolsetDocument {
  let picked: ToolsetDocument = {};
  for (const pointer of patterns.flatMap((pattern) => expandPattern(document, pattern))) {
    const value = getAt(document, pointer);
    if (value !== undefined && value !== null) picked = setAt(picked, pointer, value);
  }
  return picked;
}
