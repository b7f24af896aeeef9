import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findNewerStyles } from './findNewerStyles.ts';

/** Without these a page is read and used as with them, and here is why. */
const niceties = new Map([
  ['properties.text-wrap', 'lines break as they fall'],
  ['properties.text-wrap.wrap', 'it is so by itself'],
  ['properties.text-wrap.balance', 'lines break as they fall'],
  ['properties.text-wrap.pretty', 'lines break as they fall'],
  ['properties.field-sizing', '`useGrowingHeight` lets the fields of forms grow, and others are scrolled'],
  ['properties.field-sizing.content', 'as above'],
  ['properties.content-visibility', 'parts that are not in view are drawn, too'],
  ['properties.content-visibility.auto', 'as above'],
  ['properties.contain-intrinsic-height', 'as above'],
  ['properties.scrollbar-width', 'a scroll bar is seen'],
  ['properties.scrollbar-width.none', 'as above'],
  ['properties.overscroll-behavior', 'here since long, but for scrolling by keys'],
  ['properties.overscroll-behavior.contain', 'as above'],
  ['properties.accent-color', 'here since long, but for its contrast in Safari'],
  ['properties.forced-color-adjust', 'Safari has no colours that a system forces'],
  ['properties.forced-color-adjust.none', 'as above'],
  ['properties.font-family.ui-monospace', 'others follow it'],
  ['properties.break-after.avoid', 'a heading may be the last line of a printed page'],
  ['at-rules.page', 'the margins of a printed page are the browser’s'],
  ['selectors.marker', 'here since long, but for its content in Safari; the signs of lists are in ink'],
  ['at-rules.font-face.ascent-override', 'lines move once the font has come'],
  ['at-rules.font-face.descent-override', 'as above'],
  ['at-rules.font-face.line-gap-override', 'as above'],
  ['at-rules.font-face.size-adjust', 'as above'],
]);

describe('styles that the oldest browsers have not', () => {
  it.each([
    ['a{text-wrap:pretty}', ['properties.text-wrap', 'properties.text-wrap.pretty']],
    ['a{position-anchor:--b}', ['properties.position-anchor']],
    ['a{color:light-dark(red,blue)}', ['light-dark()']],
    ['a{--shade:light-dark(red,blue)}', ['light-dark()']],
    ['details:open{color:red}', ['selectors.open']],
    ['a,b:popover-open{color:red}', ['selectors.popover-open']],
    [':is(:open,:popover-open) a{color:red}', ['selectors.open', 'selectors.popover-open']],
    ['a:has(:open){color:red}', ['selectors.open']],
    ['a::details-content{color:red}', ['selectors.details-content']],
    ['a{&:hover{color:red}}', ['selectors.nesting']],
    ['@starting-style{a{opacity:0}}', ['at-rules.starting-style']],
    ['@scope (a){b{color:red}}', ['at-rules.scope']],
    ['@media (prefers-reduced-transparency){a{color:red}}', ['at-rules.media.prefers-reduced-transparency']],
    ['@supports (display:grid){a{color:light-dark(red,blue)}}', ['light-dark()']],
    ['@supports not (color:light-dark(red,red)){a{color:light-dark(red,blue)}}', ['light-dark()']],
  ])('are found: %s', (css, names) => expect(findNewerStyles(css)).toEqual(names));

  it.each([
    'a:hover::before{content:":open";color:oklch(50% 0 0)}',
    'a:is(:where(b):is([open],:popover-open,:open) *){color:red}',
    String.raw`.open\:grid:is(a,b){display:grid}`,
    'a{-webkit-user-select:none;user-select:none}',
    'a{color:red;color:light-dark(red,blue)}',
    '@supports (color:light-dark(red,red)){a{color:light-dark(red,blue)}}',
    '@container (width>=40rem){a{height:100dvh}}',
    '@property --a{syntax:"*";inherits:false}',
    '@keyframes a{from{opacity:0}}',
  ])('are not %s', (css) => expect(findNewerStyles(css)).toEqual([]));

  const files = globSync('dist/web/**/*.css');
  const built = new Set(files.flatMap((file) => findNewerStyles(readFileSync(file, 'utf8'))));

  it('are in what is built niceties alone', () => {
    expect(files.length, 'dist/web is missing: run npm run build').toBeGreaterThan(0);
    expect([...built].filter((name) => !niceties.has(name))).toEqual([]);
  });

  it.each([...niceties])('are still in what is built: %s, %s', (name) => expect(built).toContain(name));
});
