import { expect, it } from 'vitest';

import { widgetNames } from '#engine/toolset/uiContract.ts';

import { formTheme } from './theme.ts';

it('has an input for every name that a toolset folder may use, and no other', () => {
  const { widgets } = formTheme('a-toolset-without-inputs-of-its-own');
  expect(Object.keys(widgets ?? {}).toSorted()).toEqual([...widgetNames].toSorted());
});
