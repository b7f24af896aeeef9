import { useTranslation } from 'react-i18next';

import { pinIcon } from '#web/form/icons.tsx';

/** Beside the name of a field or an item that no generation changes. */
export function LockMark() {
  const text = useTranslation().t('reading.locked');
  return (
    <span
      title={text}
      className="ml-1.5 inline-block align-[-0.2em] text-muted print:hidden [&>svg]:size-4 [&>svg]:fill-current"
    >
      {pinIcon}
      <span className="sr-only">{text}</span>
    </span>
  );
}
