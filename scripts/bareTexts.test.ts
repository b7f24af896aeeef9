import { globSync, readFileSync } from 'node:fs';

import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** Names of functions that give a sentence. */
const sayers = /^(?:t|say\w*|words|worth|format\w+)$/;
/** Names of what may be an element: children, and parts that are handed in. */
const parts = /(?:children|action|actions|help|end|icon|Icon|illustration|openAll|Button)$/;

type Kind = 'text' | 'changing' | 'other';

/** What an expression among the children of an element puts there. */
function kindOf(expression: ESTree.Expression | ESTree.JSXEmptyExpression): Kind {
  switch (expression.type) {
    case 'ParenthesizedExpression':
      return kindOf(expression.expression);
    case 'Literal':
      return typeof expression.value === 'string' && expression.value.trim() !== '' ? 'text' : 'other';
    case 'TemplateLiteral':
      return 'text';
    case 'CallExpression':
      return expression.callee.type === 'Identifier' && sayers.test(expression.callee.name) ? 'text' : 'other';
    case 'Identifier':
      return parts.test(expression.name) ? 'other' : 'text';
    case 'MemberExpression':
      return 'text';
    case 'LogicalExpression':
      return kindOf(expression.right) === 'text' ? 'text' : isElement(expression.right) ? 'changing' : 'other';
    case 'ConditionalExpression': {
      const branches = [expression.consequent, expression.alternate];
      return branches.some(isElement) ? 'changing' : branches.some((one) => kindOf(one) === 'text') ? 'text' : 'other';
    }
    default:
      return 'other';
  }
}

function isElement(expression: ESTree.Expression): boolean {
  if (expression.type === 'ParenthesizedExpression') return isElement(expression.expression);
  if (expression.type === 'ConditionalExpression')
    return isElement(expression.consequent) || isElement(expression.alternate);
  return expression.type === 'JSXElement' || expression.type === 'JSXFragment';
}

function kindOfChild(child: ESTree.JSXChild): Kind {
  if (child.type === 'JSXText') return child.value.trim() === '' ? 'other' : 'text';
  return child.type === 'JSXExpressionContainer' ? kindOf(child.expression) : 'other';
}

/** The lines on which a bare text has a sibling that comes and goes. */
function bareTextsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const look = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kinds = new Set(children.map(kindOfChild));
    if (kinds.has('text') && kinds.has('changing')) found.push(`${file}:${code.slice(0, start).split('\n').length}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, code).program);
  return found;
}

// A browser that translates the page replaces such texts, and React then does not find its place any more.
describe('a text beside what comes and goes has an element of its own', () => {
  it.each([
    '<p>{isOpen && <Mark />} Open</p>',
    "<p>{isOpen && (<Mark />)}{t('open')}</p>",
    '<p>{isOpen ? <Mark /> : icon}{title}</p>',
    '<>{isOpen ? `${a}` : b}{isOpen && <Mark />}</>',
  ])('finds %s', (code) => expect(bareTextsIn('a.tsx', code)).toEqual(['a.tsx:1']));

  it.each(["<p>{isOpen && <Mark />}<span>{t('open')}</span></p>", '<p>{t("a")} <Mark /> {children}</p>'])(
    'takes %s',
    (code) => expect(bareTextsIn('a.tsx', code)).toEqual([]),
  );

  it('everywhere', () => {
    const sources = globSync('{web,toolsets}/**/*.tsx').filter((file) => !/\.(?:test|stories)\./.test(file));
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap((file) => bareTextsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
