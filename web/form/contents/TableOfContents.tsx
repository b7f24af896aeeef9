import { memo, useState } from 'react';

import { useForm } from '../FormContext.ts';
import { downIcon } from '../icons.tsx';
import { ContentsList } from './ContentsList.tsx';
import { useNeedsContents } from './useNeedsContents.ts';

/** Table of contents: beside the form on wide screens, collapsed above it otherwise. */
export const TableOfContents = memo(function TableOfContents({ idPrefix }: { idPrefix: string }) {
  const { t } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const needsContents = useNeedsContents();
  return (
    <nav
      aria-label={t('contents')}
      className={`wide:sticky wide:top-28 wide:-ml-3 wide:max-h-[calc(100dvh-12rem)] wide:overflow-y-auto ${needsContents ? '' : 'max-wide:hidden'}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between rounded-2xl bg-field px-4 text-base font-semibold text-text hover:bg-field-hover wide:hidden"
      >
        {t('contents')}
        <span className={isOpen ? 'rotate-180' : ''}>{downIcon}</span>
      </button>
      <p className="mb-2 hidden px-3 text-sm font-semibold text-muted wide:block">{t('contents')}</p>
      <div className={isOpen ? 'mt-2' : 'hidden wide:block'}>
        <ContentsList idPrefix={idPrefix} onGo={() => setIsOpen(false)} />
      </div>
    </nav>
  );
});
