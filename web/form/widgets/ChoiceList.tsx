import { use, useRef } from 'react';

import { lateFromButton } from '#web/components/lateFromButton.tsx';
import { CellName } from '#web/form/fields/CellName.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { downIcon } from '#web/form/icons.tsx';

import type { ChoiceListboxProps } from './ChoiceListbox.tsx';

interface ChoiceListProps extends Pick<
  ChoiceListboxProps,
  'disabled' | 'choices' | 'noneLabel' | 'value' | 'onChange'
> {
  id: string;
  /** The field's name, part of the button's accessible name, since the button cannot be labelled from outside. */
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Label of a value that is not among the choices. */
  valueLabel?: string | undefined;
}

const ChoiceListbox = lateFromButton(
  'listbox',
  async () => (await import('./ChoiceListbox.tsx')).ChoiceListbox,
  (button) => button.click(),
);

/** A single-choice list box, or none, which is loaded when it is first opened. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, name, describedBy, invalid, choices, noneLabel, value, valueLabel } = props;
  const cell = use(CellName);
  const ref = useRef<HTMLButtonElement>(null);
  const choice = valueLabel === undefined ? choices.find((each) => each.value === value) : undefined;
  const chosen = valueLabel ?? choice?.label;

  const button = {
    id,
    ref,
    'aria-label': `${cell && `${cell}: `}${name}: ${chosen ?? noneLabel}`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: `${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-left`,
  };
  const shown = (
    <>
      <span lang={choice?.lang} className={chosen ? undefined : 'text-muted'}>
        {chosen ?? noneLabel}
      </span>
      {downIcon}
    </>
  );
  return <ChoiceListbox {...props} button={button} shown={shown} />;
}
