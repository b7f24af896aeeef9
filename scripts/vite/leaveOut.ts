import type { Plugin } from 'vite';

import { expectPatches } from './expectPatches.ts';

interface LeaveOut {
  name: string;
  /** The library's file. */
  file: RegExp;
  /** Functions and methods ("Class.method") that this product never calls; calling one fails. */
  unused: readonly string[];
  /** New bodies of functions and methods. */
  bodies?: Readonly<Record<string, string>>;
  /** Functions that only tell developers something: calls of them that are statements are dropped. */
  notes?: RegExp;
  /** Functions whose first argument is needed, and whose further ones are for developers. */
  shortened?: RegExp;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const never = /^$/;
const failing = "throw Error('left out of this build')";

/** Leaves parts of a library out of the build that a bundler cannot know to be unused: the insides of a class or a closure. */
export function leaveOut({ name, file, unused, bodies = {}, notes = never, shortened = never }: LeaveOut): Plugin {
  const newBodies = new Map([...unused.map((one) => [one, failing] as const), ...Object.entries(bodies)]);
  const expected = expectPatches([...newBodies.keys()]);
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        const edits: Edit[] = [];
        visit(this.parse(code), null);
        return edits
          .toSorted((a, b) => b.start - a.start)
          .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code);

        function visit(node: unknown, className: string | null): void {
          if (Array.isArray(node)) return node.forEach((one) => visit(one, className));
          if (!isNode(node)) return;
          const { named, body } = functionOf(node, className);
          const newBody = newBodies.get(named);
          if (body && newBody !== undefined) {
            expected.found(named);
            edits.push({ start: body.start, end: body.end, text: `{${newBody}}` });
            return;
          }
          const { expression } = node;
          if (node.type === 'ExpressionStatement' && expression?.type === 'CallExpression') {
            const called = code.slice(expression.callee?.start, expression.callee?.end);
            const [first, second] = expression.arguments ?? [];
            if (notes.test(called)) {
              edits.push({ start: expression.start, end: expression.end, text: 'void 0' });
              return;
            }
            if (first && second && shortened.test(called))
              edits.push({ start: first.end, end: expression.end, text: ')' });
          }
          const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
          const inner = isClass ? (node.id?.name ?? className) : className;
          for (const value of Object.values(node)) visit(value, inner);
        }
      },
    },
    buildEnd: expected.buildEnd,
  };
}

/** What is read of a node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
  value?: { body?: Node };
  body?: Node;
  expression?: Node;
  callee?: Node;
  arguments?: Node[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function functionOf(node: Node, className: string | null): { named: string; body?: Node | undefined } {
  if (node.type === 'FunctionDeclaration') return { named: node.id?.name ?? '', body: node.body };
  if (node.type === 'MethodDefinition') return { named: `${className}.${node.key?.name}`, body: node.value?.body };
  return { named: '' };
}
