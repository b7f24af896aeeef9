import type { FieldProps } from '@rjsf/utils';
import { memo } from 'react';

import { ItemList } from '../lists/ItemList.tsx';
import { LeafField } from './LeafField.tsx';

/** Renders a list of objects item by item, a list of texts or references as one input. */
export const ListField = memo(function ListField(props: FieldProps) {
  return props.uiSchema?.['ui:widget'] === 'list' ? <ItemList {...props} /> : <LeafField {...props} />;
});
