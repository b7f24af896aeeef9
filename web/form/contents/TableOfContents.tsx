import { memo, useState } from 'react';

import { useForm } from '../FormContext.ts';
import { downIcon } from '../icons.tsx';
import { ContentsList } from './ContentsList.tsx';

/** Where what is: beside the form on a desktop, folded above it on a phone. */
export const TableOfContents = memo(function TableOfContents({ idPrefix }: { idPrefix: string }) {
  const { t } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      aria-label={t('contents')}
      className="desktop:sticky desktop:top-28 desktop:max-h-[calc(100dvh-8rem)] desktop:overflow-y-auto"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between rounded-2xl bg-field px-4 text-[15px] font-semibold text-text desktop:hidden"
      >
        {t('contents')}
        {downIcon}
      </button>
      <p className="mb-2 hidden px-3 text-sm font-semibold text-muted desktop:block">{t('contents')}</p>
      <div className={isOpen ? 'mt-2' : 'hidden desktop:block'}>
        <ContentsList idPrefix={idPrefix} onGo={() => setIsOpen(false)} />
      </div>
    </nav>
  );
});
