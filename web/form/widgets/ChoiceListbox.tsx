import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import type { FromButton } from '#web/components/lateFromButton.tsx';
import { checkIcon } from '#web/form/icons.tsx';

interface Choice {
  value: string;
  label: string;
  /** Of a label that people wrote. */
  lang?: string | undefined;
}

export interface ChoiceListboxProps extends FromButton {
  disabled: boolean;
  choices: Choice[];
  /** The word for no choice; choosing it empties the field. */
  noneLabel: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const optionStyle =
  'flex cursor-pointer items-center justify-between gap-2 rounded-xl px-3 py-2.5 text-base text-text data-focus:bg-field data-selected:font-semibold';

/** The actual list box, rendered from its first use on. */
export function ChoiceListbox(props: ChoiceListboxProps) {
  const { button, shown, disabled, choices, noneLabel, value, onChange } = props;
  return (
    <Listbox value={value ?? ''} onChange={(next) => onChange(next === '' ? undefined : next)} disabled={disabled}>
      <ListboxButton as={DescribedButton} {...button} description={button['aria-describedby']}>
        {shown}
      </ListboxButton>
      <ListboxOptions
        anchor={{ to: 'bottom start', gap: 6, padding: 12 }}
        modal={false}
        className="z-[47] w-(--button-width) overflow-y-auto rounded-2xl border border-outline bg-raised p-1.5 shadow-raised outline-none"
      >
        <ListboxOption value="" className={`${optionStyle} text-muted`}>
          {noneLabel}
        </ListboxOption>
        {choices.map((choice) => (
          <ListboxOption key={choice.value} value={choice.value} className={optionStyle}>
            <span lang={choice.lang}>{choice.label}</span>
            {choice.value === value && checkIcon}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}

interface DescribedButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  description: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** ListboxButton drops `aria-describedby`, which refers to help text, error and suggestion. */
function DescribedButton({ description, ...rest }: DescribedButtonProps) {
  return <button {...rest} aria-describedby={description} />;
}
