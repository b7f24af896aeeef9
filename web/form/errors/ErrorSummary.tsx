import { useSyncExternalStore, type Ref } from 'react';

import { describePlace } from '#engine/fields/describePlace.ts';
import { useForm } from '#web/form/FormContext.ts';

/** All errors at the top of the form, with links to their fields. */
export function ErrorSummary({ ref, onGo }: { ref: Ref<HTMLDivElement>; onGo: (pointer: string) => void }) {
  const { document, definition, language, t } = useForm();
  const errors = useSyncExternalStore(
    (listener) => document.errors.subscribe(listener),
    () => document.errors.all,
  );
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...(errors.length > 0 && { role: 'group', 'aria-label': t('errorSummary', { count: errors.length }) })}
      className="rounded-3xl outline-none focus-visible:outline-2 focus-visible:outline-focus"
    >
      {errors.length > 0 && (
        <div className="mb-8 rounded-3xl bg-error-tonal p-5 text-on-error-tonal">
          <p className="font-semibold">{t('errorSummary', { count: errors.length })}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {errors.map((error) => (
              <li key={`${error.path} ${error.key}`}>
                <button
                  type="button"
                  onClick={() => onGo(error.path)}
                  className="cursor-pointer text-left text-base underline underline-offset-2"
                >
                  {describePlace(error.path, document.content, definition, language)}: {error.message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
