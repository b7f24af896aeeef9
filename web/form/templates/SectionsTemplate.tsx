import { openQuestions } from '#engine/schema/openQuestions.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';
import { useForm } from '#web/form/FormContext.ts';
import { hasManyItems } from '#web/form/lists/hasManyItems.ts';
import type { FieldSection } from '#web/form/schema/FieldUi.ts';

import type { ObjectParts } from './ObjectParts.ts';
import { useMountedSections } from './useMountedSections.ts';

/**
 * The document as sections with their top-level fields. Those below the first screen are mounted right after it;
 * browsers skip sections outside of the viewport (content-visibility), and the estimated height keeps their place; the
 * padding keeps focus rings within the painted area.
 */
export function SectionsTemplate({ id, ui, fields }: ObjectParts) {
  const { document } = useForm();
  const contentOf = new Map(fields.map(({ name, content }) => [name, content]));
  const sections = (ui.sections ?? []).filter((section) => section.fields.some((name) => contentOf.has(name)));
  const heights = sections.map((section) => guessHeight(section, document.content));
  const mounted = useMountedSections(heights);
  return (
    <div className="flex flex-col gap-6">
      {sections.map((section, index) => (
        <section
          key={section.id}
          data-without-help={section.help ? undefined : ''}
          id={`${id}-section-${section.id}`}
          aria-labelledby={`${id}-section-${section.id}-title`}
          className="-m-2 p-2 [content-visibility:auto]"
          style={{ containIntrinsicHeight: `auto ${heights[index]}px` }}
        >
          <div className="flex items-center gap-1">
            <h2
              id={`${id}-section-${section.id}-title`}
              tabIndex={-1}
              className="text-xl font-bold text-text outline-none"
            >
              {section.title}
            </h2>
            <ConfirmSpot pointers={section.fields.map((name) => formatPointer([name]))} name={section.title} />
          </div>
          {section.help && <p className="mt-1 max-w-prose text-base text-muted">{section.help}</p>}
          <div className="@container mt-3">
            <div className="grid grid-cols-6 gap-x-4 gap-y-3">
              {index < mounted && section.fields.map((name) => contentOf.get(name))}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

const rowHeight = 57;

/** Estimated height of a section with all rows closed, so that the page does not jump when it is scrolled into view. */
function guessHeight({ fields }: FieldSection, document: ToolsetDocument): number {
  const itemHeight = hasManyItems(document) ? 0 : rowHeight;
  return fields.reduce((height, name) => {
    const value = document[name];
    if (name === openQuestions && !value) return height + 60;
    if (Array.isArray(value)) return height + 100 + value.length * (typeof value[0] === 'object' ? itemHeight : 52);
    return height + (typeof value === 'object' && value ? Object.keys(value).length * rowHeight : 100);
  }, 80);
}
