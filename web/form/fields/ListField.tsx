import { ItemList } from '#web/form/lists/ItemList.tsx';

import type { FieldPlace } from './FieldPlace.ts';
import { LeafField } from './LeafField.tsx';

/** Renders a list of objects item by item, a list of texts or references as one input. */
export function ListField(place: FieldPlace) {
  return place.ui.widget === 'list' ? <ItemList {...place} /> : <LeafField {...place} />;
}
