import { expect, it } from 'vitest';

import { widgetNames } from '#engine/toolset/uiContract.ts';

import { formWidgets } from './formWidgets.ts';

it('has a widget for every name that a toolset folder may use, and no other', () => {
  expect(Object.keys(formWidgets).toSorted()).toEqual([...widgetNames].toSorted());
});
