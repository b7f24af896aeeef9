import { useTranslation } from 'react-i18next';

import { TextField } from '#web/components/TextField.tsx';

interface ColourFieldProps {
  value: string;
  /** What the value says; null where that is no colour. */
  colour: string | null;
  help: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

// What the browser's choice begins with where no colour is chosen.
const usual = '#2f3e50';

/** A colour, typed or chosen. */
export function ColourField({ value, colour, help, error, onChange }: ColourFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('brand.colour')}
      className="max-w-sm"
      placeholder={usual}
      autoComplete="off"
      spellCheck={false}
      maxLength={9}
      value={value}
      error={error}
      help={help}
      onChange={(event) => onChange(event.target.value)}
      beside={
        <input
          type="color"
          aria-label={t('brand.chooseColour')}
          value={colour || usual}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-14 shrink-0 cursor-pointer rounded-xl border border-outline bg-field p-1"
        />
      }
    />
  );
}
