import { expect, it } from 'vitest';

import { widgetNames } from '#engine/contract/uiContract.ts';

import { formWidgets } from './formWidgets.ts';

it('has a widget for exactly the names that toolsets may use', () => {
  expect(Object.keys(formWidgets).toSorted()).toEqual([...widgetNames].toSorted());
});
