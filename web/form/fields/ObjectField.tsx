import { use, useMemo } from 'react';

import { DepthContext } from '#web/form/depth/DepthContext.ts';
import { Field } from '#web/form/rjsf/Field.tsx';
import { ObjectTemplate } from '#web/form/templates/ObjectTemplate.tsx';

import { type FieldPlace, placeInside } from './FieldPlace.ts';

/**
 * An object's properties. Those that people name themselves, for which RJSF's own field keeps a component and a
 * comparison for each property, a toolset's schema does not allow.
 */
export function ObjectField(place: FieldPlace) {
  const { id, pointer, node, ui } = place;
  const { leftOut } = use(DepthContext);
  // The same elements as long as the place is the same, by which React knows that nothing has changed.
  const fields = useMemo(
    () =>
      Object.entries(ui.fields ?? {})
        .filter(([, inner]) => inner.widget !== 'hidden')
        .map(([name, inner]) => {
          const required = node.required?.includes(name) ?? false;
          const parts = { node: node.properties?.[name] ?? {}, ui: inner, required };
          return { name, ui: inner, content: <Field key={name} {...placeInside({ id, pointer }, name, parts)} /> };
        }),
    [id, pointer, node, ui],
  );
  return (
    <ObjectTemplate
      {...place}
      fields={leftOut ? fields.filter(({ name }) => !leftOut.has(`${pointer}/${name}`)) : fields}
    />
  );
}
