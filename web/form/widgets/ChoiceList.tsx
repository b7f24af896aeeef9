import { use, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { CellName } from '../fields/CellName.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { downIcon } from '../icons.tsx';
import { ChoiceListbox, type ChoiceListboxProps } from './ChoiceListbox.tsx';

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

/**
 * A single-choice list box, or none. Until it is first used it renders only the button: a long form has dozens of
 * these, and most are never opened.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { id, name, describedBy, invalid, disabled, choices, noneLabel, value, valueLabel } = props;
  const cell = use(CellName);
  const [isLive, setIsLive] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const chosen = valueLabel ?? choices.find((choice) => choice.value === value)?.label;

  const open = () => {
    flushSync(() => setIsLive(true));
    element.current?.focus();
    element.current?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  const button = {
    id,
    ref: element,
    'aria-label': `${cell && `${cell}: `}${name}: ${chosen ?? noneLabel}`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: `${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-left`,
  };
  const shown = (
    <>
      <span className={chosen ? undefined : 'text-muted'}>{chosen ?? noneLabel}</span>
      {downIcon}
    </>
  );
  if (isLive) return <ChoiceListbox {...props} button={button} shown={shown} />;
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="listbox"
      aria-expanded="false"
      disabled={disabled}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      {shown}
    </button>
  );
}
