import type { ObjectParts } from './ObjectParts.ts';

/** An object's fields side by side on wide screens. */
export function ColumnsTemplate({ id, ui, fields }: ObjectParts) {
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`} className={ui.hideTitle ? 'sr-only' : 'mb-3 text-base font-semibold text-text'}>
        {ui.title}
      </h3>
      {ui.help && <p className="-mt-2 mb-3 text-sm text-muted">{ui.help}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-start gap-5">
        {fields.map(({ content }) => content)}
      </div>
    </div>
  );
}
