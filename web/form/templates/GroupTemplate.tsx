import { useForm } from '#web/form/FormContext.ts';

import { CardTemplate } from './CardTemplate.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import type { ObjectParts } from './ObjectParts.ts';

/** A group of fields. Items of a list have a heading of their own, cells of a matrix their row and column. */
export function GroupTemplate({ id, pointer, ui, fields }: ObjectParts) {
  const { definition, isWhole } = useForm();
  const first = isWhole ? undefined : definition.ui.cards?.[ui.pattern.replace(/\/\*$/, '')];
  if (first) return <CardTemplate {...{ pointer, fields, first }} />;
  const grid = <FieldGrid fields={fields} />;
  if (ui.layout === 'cell' || ui.pattern.endsWith('/*')) return grid;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="rounded-2xl border border-outline p-4 desktop:p-4">
      <h3 id={`${id}-label`} className={ui.hideTitle ? 'sr-only' : 'text-base font-semibold text-text'}>
        {ui.title}
      </h3>
      {ui.help && <p className="mt-0.5 text-sm text-muted">{ui.help}</p>}
      <div className={ui.hideTitle ? '' : 'mt-4'}>{grid}</div>
    </div>
  );
}
