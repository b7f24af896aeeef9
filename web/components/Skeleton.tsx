import { useTranslation } from 'react-i18next';

import { classNames } from './classNames.ts';

/** A placeholder of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-2xl bg-field', className)} />;
}

/** A group of placeholders, announced as loading to screen readers. */
export function SkeletonPage({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <span role="status" className="sr-only">
        {t('state.loading')}
      </span>
      {children ?? (
        <>
          <Skeleton className="h-9 w-2/3 max-w-md" />
          <Skeleton className="h-5 w-full max-w-xl" />
          <Skeleton className="mt-4 h-48" />
          <Skeleton className="h-48" />
        </>
      )}
    </div>
  );
}
