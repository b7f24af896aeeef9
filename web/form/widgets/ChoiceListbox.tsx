import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { checkIcon } from '../icons.tsx';
import type { ChoiceListProps } from './ChoiceList.tsx';

interface ChoiceListboxProps extends Pick<
  ChoiceListProps,
  'disabled' | 'choices' | 'noneLabel' | 'value' | 'onChange'
> {
  button: ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> };
  /** What the button shows. */
  shown: ReactNode;
}

const optionStyle =
  'flex cursor-pointer items-center justify-between gap-2 rounded-xl px-3 py-2.5 text-[15px] text-text data-focus:bg-field data-selected:font-semibold';

/** The live list, from its first use on. */
export function ChoiceListbox(props: ChoiceListboxProps) {
  const { button, shown, disabled, choices, noneLabel, value, onChange } = props;
  return (
    <Listbox value={value ?? ''} onChange={(next) => onChange(next === '' ? undefined : next)} disabled={disabled}>
      <ListboxButton {...button}>{shown}</ListboxButton>
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
