import { type AtRule, type Container, type Declaration, list, parse, type Rule } from 'postcss';

import { compatKeys } from './compatKeys.ts';

const newer = readNewer();

/** Keys of what one of the oldest browsers has not. */
function readNewer(): ReadonlySet<string> {
  const keys = compatKeys.filter(({ key }) => key.startsWith('css.'));
  const older = new Set(keys.filter(({ isOld }) => isOld).map(({ key }) => key));
  // Functions are known by their names alone, whatever they are of: "css.types.color.oklch" is oklch().
  const oldFunctions = new Set([...older].filter(isType).map(lastName));
  return new Set(
    keys
      .filter(({ key, isOld }) => !isOld && !(isType(key) && oldFunctions.has(lastName(key))))
      .map(({ key }) => (isType(key) ? `${lastName(key)}()` : key.slice('css.'.length))),
  );
}

function isType(key: string): boolean {
  return key.startsWith('css.types.');
}

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/**
 * What styles ask for that one of the oldest browsers has not, such as "properties.text-wrap.pretty", "selectors.open"
 * or "light-dark()", unless the same rule says before how it is there, with a prefix or an older value, or the styles
 * ask whether it is there.
 */
export function findNewerStyles(css: string): string[] {
  const found = new Set<string>();
  const tell = (names: readonly string[], asked: string) => {
    for (const name of names) if (newer.has(name) && !asked.includes(word(name))) found.add(name);
  };
  const visit = (container: Container, asked: string): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl') tell(namesOfDeclaration(node), asked);
      if (node.type === 'rule') {
        tell(namesOfSelector(node), asked);
        visit(node, asked);
      }
      if (node.type === 'atrule') {
        tell(namesOfAtRule(node), asked);
        visit(node, node.name === 'supports' && !/^\s*not\b/.test(node.params) ? `${asked} ${node.params}` : asked);
      }
    }
  };
  visit(parse(css), '');
  return [...found];
}

/** What `@supports` names it by. */
function word(name: string): string {
  return lastName(name).replace(/\(\)$/, '(');
}

function namesOfDeclaration(declaration: Declaration): string[] {
  const { prop, parent } = declaration;
  const functions = functionsIn(declaration.value);
  if (prop.startsWith('--')) return functions;
  if (parent?.type === 'atrule') return [...functions, `at-rules.${(parent as AtRule).name}.${prop}`];
  const earlier = (parent?.nodes ?? []).slice(0, parent?.index(declaration)).filter((node) => node.type === 'decl');
  if (earlier.some((other) => /^-(?:webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`))) return [];
  const values = [...functions, ...wordsIn(declaration.value).map((value) => `properties.${prop}.${value}`)];
  const hasOlderValue = earlier.some(
    (other) => other.prop === prop && !namesOfDeclaration(other).some((name) => newer.has(name)),
  );
  return [`properties.${prop}`, ...(hasOlderValue ? [] : values)];
}

function functionsIn(value: string): string[] {
  return [...withoutStrings(value).matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name]) => `${name}()`);
}

function wordsIn(value: string): string[] {
  return [...withoutStrings(value).matchAll(/(?<![\w.#%-])[a-z][\w-]*(?![\w(-])/gi)].map(([name]) => name);
}

function namesOfSelector({ selector, parent }: Rule): string[] {
  if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return [];
  return namesIn(withoutStrings(selector.replaceAll(/\\./g, '_')));
}

/**
 * One that is not known makes the whole rule void, but within `:is()` and `:where()` only what stands between its
 * commas.
 */
function namesIn(selector: string): string[] {
  const start = /:(?:is|where)\(/.exec(selector);
  if (!start)
    return [
      ...[...selector.matchAll(/::?([a-z][\w-]*)/gi)].map(([, name]) => `selectors.${name}`),
      ...(selector.includes('&') ? ['selectors.nesting'] : []),
    ];
  const from = start.index + start[0].length;
  const to = closing(selector, from);
  const arms = list.comma(selector.slice(from, to)).map(namesIn);
  const isKnown = arms.some((names) => !names.some((name) => newer.has(name)));
  return [...(isKnown ? [] : arms.flat()), ...namesIn(selector.slice(0, start.index) + selector.slice(to + 1))];
}

/** Where the parenthesis ends in which a place is. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

function namesOfAtRule({ name, params }: AtRule): string[] {
  const own = `at-rules.${name}`;
  const features = [...withoutStrings(params).matchAll(/(?<![\w-])([a-z][\w-]*)/gi)].map(([, each]) => each!);
  if (name === 'supports') return [own];
  return [own, ...features.map((each) => `${own}.${each}`), ...functionsIn(params)];
}

function withoutStrings(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, ' ');
}
