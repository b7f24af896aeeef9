import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { contractFaults } from '#engine/testing/contractFaults.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { type SchemaPlace, walkSchema } from '#engine/schema/walkSchema.ts';
import { formatFault } from '#engine/toolset/Fault.ts';
import { languages } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import { builtInToolsets } from './builtInToolsets.ts';
import { loadToolsets } from './loadToolsets.ts';

const { registry, faults } = loadToolsets([builtInToolsets]);
const folders = readdirSync(builtInToolsets, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const inPathOrder = [
  ['about', 'sections'],
  ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'],
  ['persona', 'empathy-map', 'jobs-to-be-done', 'final-persona', 'fish-bone', 'five-w-one-h'],
  ['six-thinking-hat', 'scamper', 'impact-effort', 'buyer-utility-map'],
  ['lean-canvas', 'concept-poster', 'validation-interview', 'requirement', 'mvp-test-plan', 'lessons-learned'],
  ['customer-forces-canvas'],
].flat();

it('loads every folder of the shelf without a fault, in path order', () => {
  expect(faults.map(formatFault)).toEqual([]);
  expect(registry.toolsets.map(({ manifest }) => manifest.id)).toEqual(inPathOrder);
  expect(folders.map(({ name }) => name).toSorted()).toEqual(inPathOrder.toSorted());
});

describe.each(folders.map(({ name }) => name))('%s', (id) => {
  it('keeps what a toolset promises', () => {
    const toolset = registry.get(id);
    expect(contractFaults(toolset, registry).map(formatFault)).toEqual([]);
    expect(ruleFaults(toolset)).toEqual([]);
    expect(exampleFaults(toolset)).toEqual([]);
  });
});

it('is known by name to no code: what is true of one toolset stands in its folder', () => {
  const ids = inPathOrder.join('|');
  const quoted = `['"\`](?:${ids})['"\`]`;
  const comparison = new RegExp(
    `(?:[!=]==?|\\bcase)\\s*${quoted}|${quoted}\\s*[!=]==?|(?:\\.includes|\\.startsWith)\\(${quoted}`,
  );
  // Such comparisons are found at all.
  expect("if (id === 'market')").toMatch(comparison);
  expect("switch (id) { case 'fish-bone':").toMatch(comparison);
  expect('registry').not.toMatch(comparison);
  const found = sourceFiles().filter((file) => comparison.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

/** The rules that hold for every field of every toolset. */
function ruleFaults({ schema, manifest }: Toolset): string[] {
  const places = walkSchema(schema);
  const scores = new Set(manifest.computed.flatMap((rule) => (rule.rule === 'average' ? rule.of : [rule.x, rule.y])));
  const averages = new Set(manifest.computed.filter(({ rule }) => rule === 'average').map(({ field }) => field));
  return places.flatMap(({ pattern, key, node }) => {
    const isScore = scores.has(pattern) || scoreNames.test(key);
    const isDate = /date$/i.test(key) && node.type === 'string';
    const rules: [boolean, string][] = [
      [!isScore || (node.type === 'integer' && node.minimum === 1 && node.maximum === 5), 'a score is an integer 1–5'],
      [!isDate || node.format === 'date', 'a date has the format "date"'],
      [node.type !== 'number' || (averages.has(pattern) && node.readOnly === true), 'a number is a computed average'],
      [node.type !== 'integer' || (node.minimum !== undefined && node.maximum !== undefined), 'a figure has bounds'],
      [node.type !== 'array' || node.maxItems !== undefined, 'a list has maxItems'],
      [node.type !== 'string' || isBounded(node), 'a text has bounds'],
    ];
    return rules.flatMap(([isKept, rule]) => (isKept ? [] : [`${pattern}: ${rule}`]));
  });
}

const scoreNames = /^(?:interest|power|point|impact|effort|strength|severity)$/;

function isBounded({ enum: values, format, maxLength, pattern }: SchemaPlace['node']): boolean {
  return Boolean(values ?? format ?? maxLength) || /\{\d+,\d+\}\$$/.test(pattern ?? '');
}

/** Both examples fill in every field somewhere, and agree in what is no text: ids, scores, dates, choices. */
function exampleFaults({ schema, examples, manifest }: Toolset): string[] {
  const places = walkSchema(schema).filter(({ node }) => node.properties === undefined && node.type !== 'array');
  const missing = languages.flatMap((language) => {
    const valuesAt = ({ pattern }: SchemaPlace) =>
      expandPattern(examples[language], pattern).map((pointer) => getAt(examples[language], pointer));
    const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';
    // A definition is shown whole once, not everywhere it is used.
    const filled = new Set(places.filter((place) => valuesAt(place).some(isFilled)).map(({ localeKey }) => localeKey));
    const wanted = places.filter(({ localeKey, node }) => !filled.has(localeKey) && !node.readOnly);
    return wanted.map(({ pattern }) => `examples/${language}.json never fills in ${pattern}`);
  });
  const bound = new Set(manifest.binds.map(({ field }) => field));
  const differing = places.filter(({ pattern, key, node }) => {
    if (node.type === 'string' && !node.enum && !node.format && key !== 'id' && !bound.has(pattern)) return false;
    const [en, tr] = languages.map((language) =>
      expandPattern(examples[language], pattern).map((pointer) => getAt(examples[language], pointer)),
    );
    return JSON.stringify(en) !== JSON.stringify(tr);
  });
  return [...missing, ...differing.map(({ pattern }) => `the examples differ in ${pattern}`)];
}

function sourceFiles(): string[] {
  const root = path.join(builtInToolsets, '..');
  return ['engine', 'server', 'web'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => path.join(root, room, file)),
  );
}
