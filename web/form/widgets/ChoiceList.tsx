import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { use } from 'react';

import { CellName } from '../fields/CellName.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { checkIcon, downIcon } from '../icons.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceListProps {
  id: string;
  /** The field's name. The button says it together with the choice, since it may not be labelled from outside. */
  name: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  choices: Choice[];
  /** The word for no choice; choosing it empties the field. */
  noneLabel: string;
  value: string | undefined;
  /** Shown instead of the chosen one's name, when that is not among the choices. */
  valueLabel?: string | undefined;
  onChange: (value: string | undefined) => void;
}

const optionStyle =
  'flex cursor-pointer items-center justify-between gap-2 rounded-xl px-3 py-2.5 text-[15px] text-text data-focus:bg-field data-selected:font-semibold';

/** A list that opens: one choice or none. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, name, describedBy, invalid, disabled, choices, noneLabel, value, valueLabel, onChange } = props;
  const cell = use(CellName);
  const chosen = valueLabel ?? choices.find((choice) => choice.value === value)?.label;
  return (
    <Listbox value={value ?? ''} onChange={(next) => onChange(next === '' ? undefined : next)} disabled={disabled}>
      <ListboxButton
        id={id}
        aria-label={`${cell && `${cell}: `}${name}: ${chosen ?? noneLabel}`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className={`${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-left`}
      >
        <span className={chosen ? undefined : 'text-muted'}>{chosen ?? noneLabel}</span>
        {downIcon}
      </ListboxButton>
      <ListboxOptions
        anchor={{ to: 'bottom start', gap: 6, padding: 12 }}
        className="z-40 w-(--button-width) overflow-y-auto rounded-2xl border border-outline bg-raised p-1.5 shadow-raised outline-none"
      >
        <ListboxOption value="" className={`${optionStyle} text-muted`}>
          {noneLabel}
        </ListboxOption>
        {choices.map((choice) => (
          <ListboxOption key={choice.value} value={choice.value} className={optionStyle}>
            {choice.label}
            {choice.value === value && checkIcon}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
