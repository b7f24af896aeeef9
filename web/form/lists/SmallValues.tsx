import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { KeyValues } from '#web/form/folds/KeyValues.tsx';
import type { KeyValue } from '#web/form/schema/FieldUi.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** Steps that are told apart at a glance. */
const mostSteps = 5;

/** What an item says beside its text, small: scores as dashes, all else in words. */
export function SmallValues({
  pointer,
  node,
  values,
}: {
  pointer: string;
  node: SchemaNode;
  values: readonly KeyValue[];
}) {
  const stepsOf = ({ name }: KeyValue) => {
    const { type, minimum, maximum = Infinity } = node.properties?.[name] ?? {};
    return type === 'integer' && minimum === 1 && maximum <= mostSteps ? maximum : null;
  };
  return values.map((value) => {
    const steps = stepsOf(value);
    if (steps === null) return <KeyValues key={value.name} pointer={pointer} values={[value]} />;
    return <Dashes key={value.name} pointer={`${pointer}/${value.name}`} title={value.title} steps={steps} />;
  });
}

function Dashes({ pointer, title, steps }: { pointer: string; title: string; steps: number }) {
  const value = useFieldValue(pointer);
  if (typeof value !== 'number') return null;
  return (
    <span className="flex shrink-0 items-center gap-0.5" title={`${title} ${value}/${steps}`}>
      <span className="sr-only">
        {title} {value}/{steps}
      </span>
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={`h-1 w-2 rounded-full ${index < value ? 'bg-primary' : 'bg-outline'}`}
        />
      ))}
    </span>
  );
}
