import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { useForm } from '../FormContext.ts';
import { readFieldProps } from '../fields/readFieldProps.ts';
import type { FieldSection } from '../schema/FieldUi.ts';

/**
 * The document as sections with their top-level fields. Browsers skip sections outside of the viewport
 * (content-visibility); the padding keeps focus rings within the painted area.
 */
export function SectionsTemplate(props: ObjectFieldTemplateProps) {
  const { id, ui } = readFieldProps(props);
  const { document } = useForm();
  const contentOf = new Map(props.properties.map(({ name, content }) => [name, content]));
  return (
    <div className="flex flex-col gap-12">
      {ui.sections?.map((section) => (
        <section
          key={section.id}
          id={`${id}-section-${section.id}`}
          aria-labelledby={`${id}-section-${section.id}-title`}
          className="-m-2 p-2 [content-visibility:auto]"
          style={{ containIntrinsicHeight: `auto ${guessHeight(section, document.content)}px` }}
        >
          <h2
            id={`${id}-section-${section.id}-title`}
            tabIndex={-1}
            className="text-xl font-bold text-text outline-none"
          >
            {section.title}
          </h2>
          {section.help && <p className="mt-1 max-w-prose text-base text-muted">{section.help}</p>}
          <div className="mt-5 grid grid-cols-1 gap-x-5 gap-y-6 desktop:grid-cols-6">
            {section.fields.map((name) => contentOf.get(name))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Estimated height of a section, so that the page does not jump when it is scrolled into view. */
function guessHeight({ fields }: FieldSection, document: ToolsetDocument): number {
  return fields.reduce((height, name) => {
    const value = document[name];
    const isItems = Array.isArray(value) && typeof value[0] === 'object';
    return height + (Array.isArray(value) ? 160 + value.length * (isItems ? 440 : 60) : 100);
  }, 80);
}
