import type { ObjectParts } from './ObjectParts.ts';

/** Fields in six columns. How many a field takes depends on the room for the group, not on the window. */
export function FieldGrid({ fields }: { fields: ObjectParts['fields'] }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-6 gap-x-4 gap-y-4">{fields.map(({ content }) => content)}</div>
    </div>
  );
}
