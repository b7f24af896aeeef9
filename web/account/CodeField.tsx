import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { codeLengths } from '#engine/protocol/codeLengths.ts';
import { TextField } from '#web/components/TextField.tsx';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange'> {
  code: string;
  onChange: (code: string) => void;
}

/** The digits of a mailed code. Takes them as they were copied, with blanks or words around them. */
export function CodeField({ code, onChange, ...rest }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...rest}
      label={t('account.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, Math.max(...codeLengths)))}
    />
  );
}
