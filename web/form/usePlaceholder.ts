import { useForm } from './FormContext.ts';

/** An example as the placeholder of an empty field; what cannot be edited shows none. */
export function usePlaceholder(hint: string | undefined, readOnly: boolean): string | undefined {
  const { t } = useForm();
  return hint && !readOnly ? t('example', { hint }) : undefined;
}
