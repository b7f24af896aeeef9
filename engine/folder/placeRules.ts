import type { ComputedRule } from '#engine/computed/contracts/computedContract.ts';
import type { CriticDeclaration } from '#engine/critic/contracts/criticContract.ts';
import type { ClaimDeclaration } from '#engine/evidence/contracts/claimsContract.ts';
import type { Bind } from '#engine/references/Bind.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import { checkSchema } from './checks/checkSchema.ts';
import type { Report } from './checks/Report.ts';
import { type Fault, formatFault } from './Fault.ts';
import type { ToolsetParts } from './ToolsetParts.ts';

// Each is computed at every save.
const mostRules = 500;

const ofDefinition = /^#\/\$defs\/[^/]+/;

interface PlacedRules<Parts> {
  parts: Parts;
  /** The faults with the pointers of the rules in the file: one for all places of a rule. */
  inFile: (faults: Fault[]) => Fault[];
}

/**
 * A rule, a claim, a bind or a rule of the critic for a field of a definition, such as "#/$defs/topic/score", becomes
 * one for every place that uses the definition; a rule's operands in the same definition are those of the same place,
 * and count the same at each. A definition that nothing uses, or that has no such field, is a fault.
 */
export function placeRules<Parts extends Pick<ToolsetParts, 'manifest' | 'schema'>>(
  parts: Parts,
  report: Report,
): PlacedRules<Parts> {
  const { manifest, schema } = parts;
  const unplaced = { parts, inFile: (faults: Fault[]) => faults };
  if (!manifest || !schema) return unplaced;
  const isPlaced = [...manifest.computed, ...manifest.claims, ...manifest.binds, ...manifest.critic].some(({ field }) =>
    ofDefinition.test(field),
  );
  if (!isPlaced) return unplaced;
  let isWalkable = true;
  checkSchema({ schema }, () => (isWalkable = false));
  if (!isWalkable) return unplaced; // told by the check of the schema

  const places = walkSchema(schema);
  const place = <Rule extends Placeable>(key: 'computed' | 'claims' | 'binds' | 'critic', rules: readonly Rule[]) =>
    rules.flatMap((rule, index): { rule: Rule; index: number }[] => {
      const definition = ofDefinition.exec(rule.field)?.[0];
      if (!definition) return [{ rule, index }];
      const used = places.filter(({ localeKey }) => localeKey === rule.field);
      if (used.length === 0) report('toolset.json', `/${key}/${index}/field`, 'is no field of a definition in use');
      const own = rule.field.length - definition.length;
      return used.map(({ pattern }) => ({ rule: at(pattern.slice(0, -own), rule, definition), index }));
    });
  const placed = {
    computed: place('computed', manifest.computed),
    claims: place('claims', manifest.claims),
    binds: place('binds', manifest.binds),
    critic: place('critic', manifest.critic),
  };
  if (placed.computed.length > mostRules) {
    report('toolset.json', '/computed', `has more than ${mostRules} rules, those of definitions counted at each use`);
    return unplaced;
  }
  const measures = Object.fromEntries(
    Object.entries(manifest.measures ?? {}).flatMap(([key, measure]) =>
      (ofDefinition.test(key) ? places.filter(({ localeKey }) => localeKey === key) : [{ pattern: key }]).map(
        ({ pattern }) => [pattern, measure],
      ),
    ),
  );
  return {
    parts: {
      ...parts,
      manifest: {
        ...manifest,
        computed: placed.computed.map(({ rule }) => rule),
        claims: placed.claims.map(({ rule }) => rule),
        binds: placed.binds.map(({ rule }) => rule),
        critic: placed.critic.map(({ rule }) => rule),
        measures,
      },
    },
    inFile: (faults) => {
      const told = faults.map((fault) => {
        if (fault.file !== 'toolset.json') return fault;
        const pointer = fault.pointer.replace(
          /^\/(computed|claims|binds|critic)\/(\d+)/,
          (_, key: keyof typeof placed, index) => `/${key}/${placed[key][index]?.index}`,
        );
        return { ...fault, pointer };
      });
      return [...new Map(told.map((fault) => [formatFault(fault), fault])).values()];
    },
  };
}

type Placeable = ComputedRule | ClaimDeclaration | Bind | CriticDeclaration;

const at = <Rule extends Placeable>(place: string, rule: Rule, definition: string): Rule =>
  mapTexts(rule, (text) => (text.startsWith(`${definition}/`) ? place + text.slice(definition.length) : text));
