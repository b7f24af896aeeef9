import { type ESTree, parseSync } from 'vite';

import { compatKeys } from './compatKeys.ts';

interface Newer {
  /** Functions of constructors and namespaces, as "Map.groupBy". */
  statics: Set<string>;
  /** Methods of which no older object has one of that name, as "toSorted". */
  methods: Set<string>;
  /** What stands in no object, as "requestIdleCallback". */
  globals: Set<string>;
}

/**
 * Objects whose methods code is likely to call. Those of others have names that are common, as "draw", "use" and
 * "move".
 */
const wellKnown = /^(?!DisposableStack|AsyncDisposableStack|Iterator|Symbol)/;
const wellKnownOfPages =
  /^(?:HTML|SVG|Element|Document|Node|Range|Selection|Event|Abort|Blob|File|URL|Response|Request|Headers|FormData|Navigator|Clipboard|DataTransfer|Performance|Animation)/;

function readNewer(): Newer {
  const read: Newer = { statics: new Set(), methods: new Set(), globals: new Set() };
  const older = new Set<string>();
  for (const { key, isOld } of compatKeys) {
    const [, area, path] = /^(javascript\.builtins|api)\.(.+)$/.exec(key) ?? [];
    if (!path) continue;
    const names = path.replace(/_static$/, '').split('.');
    const [owner = '', name = owner] = names.slice(-2);
    if (isOld) older.add(name);
    else if (names.length === 1 || owner === 'Window') read.globals.add(name);
    else {
      read.statics.add(`${owner}.${name}`);
      if ((area === 'api' ? wellKnownOfPages : wellKnown).test(owner)) read.methods.add(name);
    }
  }
  for (const name of older) read.methods.delete(name);
  return read;
}

const newer = readNewer();
/** What lists have, and iterators have only in newer browsers. */
const ofIterators = new Set([
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
]);
const iterating = new Set(['keys', 'values', 'entries', 'matchAll']);

type Node = ESTree.Node;

/** Calls of functions that one of the oldest browsers has not, unless the code asks before whether it is there. */
export function findNewerFunctions(code: string): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, asked: readonly string[]): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, asked));
    if (!isNode(value)) return;
    if ((value.type === 'CallExpression' && !value.optional) || value.type === 'NewExpression') {
      const name = newerName(value.callee);
      if (name && !asked.some((test) => test.includes(name.split('.').at(-1) ?? name))) found.add(name);
    }
    const test = testOf(value);
    const inner = test ? [...asked, code.slice(test.start, test.end)] : asked;
    for (const child of Object.values(value)) visit(child, inner);
  };
  visit(parseSync('chunk.js', code).program, []);
  return [...found];
}

function newerName(callee: Node): string | null {
  if (callee.type === 'Identifier') return newer.globals.has(callee.name) ? callee.name : null;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return null;
  const { object, property } = callee;
  if (object.type === 'Identifier' && newer.statics.has(`${object.name}.${property.name}`))
    return `${object.name}.${property.name}`;
  if (ofIterators.has(property.name) && isIterator(object)) return `Iterator.${property.name}`;
  return newer.methods.has(property.name) ? property.name : null;
}

function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property, object } = node.callee;
  const isStatic = object.type === 'Identifier' && object.name === 'Object';
  return property.type === 'Identifier' && iterating.has(property.name) && !isStatic;
}

function testOf(node: Node): Node | null {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return node.type === 'LogicalExpression' ? node.left : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
