import { useTranslation } from 'react-i18next';

import { lockIcon } from '#web/form/icons.tsx';
import { namespaceWords } from '#web/form/namespaceWords.ts';

import { useLanguage } from '../../i18n/useLanguage.ts';

const words = namespaceWords(
  'locked',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);

/** Beside the name of a field or an item that no generation changes. */
export function LockMark() {
  const { i18n } = useTranslation();
  const text = words(i18n, useLanguage())('locked');
  return (
    <span title={text} className="ml-1.5 inline-block align-[-0.2em] text-muted print:hidden [&>svg]:size-4">
      {lockIcon}
      <span className="sr-only">{text}</span>
    </span>
  );
}
