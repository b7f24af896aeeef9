import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { classNames } from '#web/components/classNames.ts';

import { door } from './door.ts';
import { Drawing } from './Drawing.tsx';

/** What is drawn of the idea, or of the example's while nobody has typed. */
export function Drawings() {
  const { t } = useTranslation();
  const { form, drafts, phase } = useSnapshot(door);
  if (!form) return null;
  return (
    <section
      aria-label={t(phase === 'example' ? 'door.ofExample' : 'door.ofIdea')}
      // On phones what was asked for comes before the form.
      className={classNames('px-4 py-8 lg:col-span-2 lg:px-12 lg:py-10', phase !== 'example' && 'max-lg:row-start-2')}
    >
      <ul className="grid items-start gap-5 lg:grid-cols-3">
        {form.toolsets.map((definition, index) => {
          const { id } = definition.manifest;
          const content = drafts.find(({ toolset }) => toolset === id)?.content;
          return (
            <li key={id} className="min-w-0 animate-fade" style={{ animationDelay: `${index * 250}ms` }}>
              <Drawing definition={definition} content={content} phase={phase} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
