import { statementOf } from '#engine/fields/statementOf.ts';
import { useForm } from '#web/form/FormContext.ts';
import { ItemList } from '#web/form/lists/ItemList.tsx';
import { StatementList } from '#web/form/lists/StatementList.tsx';

import type { FieldPlace } from './FieldPlace.ts';
import { LeafField } from './LeafField.tsx';

/**
 * Renders a list of objects item by item, a list of texts or references as one input. In a card, statements are written
 * one below the other.
 */
export function ListField(place: FieldPlace) {
  const { definition, isWhole } = useForm();
  if (place.ui.widget !== 'list') return <LeafField {...place} />;
  const text = isWhole ? null : statementOf(definition, place.ui.pattern);
  return text === null ? <ItemList {...place} /> : <StatementList {...place} text={text} />;
}
