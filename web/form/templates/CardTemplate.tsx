import { useId, useState } from 'react';

import { useErrorCount } from '#web/form/folds/useErrorCount.ts';
import { useForm } from '#web/form/FormContext.ts';
import { downIcon } from '#web/form/icons.tsx';

import { FieldGrid } from './FieldGrid.tsx';
import type { ObjectParts } from './ObjectParts.ts';

interface CardTemplateProps extends Pick<ObjectParts, 'pointer' | 'fields'> {
  /** Names of the properties that are shown at once, in their order. */
  first: readonly string[];
}

/** An item in the card of a picture: what matters there, and the rest folded below it. */
export function CardTemplate({ pointer, fields, first }: CardTemplateProps) {
  const { t, asked } = useForm();
  const shown = first.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const rest = fields.filter((field) => !first.includes(field.name));
  // What has to be looked at is not folded away.
  const hasErrors = useErrorCount(pointer) > 0;
  const isAsked = rest.some(({ name }) => `${asked ?? ''}/`.startsWith(`${pointer}/${name}/`));
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? (hasErrors || isAsked);
  const id = useId();
  return (
    <>
      <FieldGrid fields={shown} />
      {rest.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setWanted(!isOpen)}
          className="mt-3 -mb-2 flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg text-sm font-semibold text-muted hover:text-text"
        >
          <span className={isOpen ? '' : '-rotate-90'}>{downIcon}</span>
          <span>{t('moreFields', { count: rest.length })}</span>
        </button>
      )}
      {isOpen && (
        <div id={id} className="mt-3">
          <FieldGrid fields={rest} />
        </div>
      )}
    </>
  );
}
