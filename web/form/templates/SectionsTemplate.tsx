import type { ObjectFieldTemplateProps } from '@rjsf/utils';

import { readFieldProps } from '../fields/readFieldProps.ts';

/** The whole document: its sections, each with the top-level fields that belong there. */
export function SectionsTemplate(props: ObjectFieldTemplateProps) {
  const { id, ui } = readFieldProps(props);
  const contentOf = new Map(props.properties.map(({ name, content }) => [name, content]));
  return (
    <div className="flex flex-col gap-12">
      {ui.sections?.map((section) => (
        <section key={section.id} id={`${id}-section-${section.id}`} aria-labelledby={`${id}-section-${section.id}-title`} className="scroll-mt-28">
          <h2
            id={`${id}-section-${section.id}-title`}
            tabIndex={-1}
            className="scroll-mt-28 text-xl font-bold text-text outline-none"
          >
            {section.title}
          </h2>
          {section.help && <p className="mt-1 max-w-prose text-[15px] text-muted">{section.help}</p>}
          <div className="mt-5 grid grid-cols-1 gap-x-5 gap-y-6 desktop:grid-cols-6">
            {section.fields.map((name) => contentOf.get(name))}
          </div>
        </section>
      ))}
    </div>
  );
}
