import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { dismissToast, toasts, type Toast } from '../stores/toasts.ts';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const looks = {
  success: 'bg-success-tonal text-on-success-tonal',
  error: 'bg-error-tonal text-on-error-tonal',
  info: 'bg-secondary-tonal text-on-secondary-tonal',
};

/** Always in the page, so that screen readers hear what is put into it. */
export function ToastRegion() {
  const { items } = useSnapshot(toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-[60] flex flex-col items-center gap-3 p-4 desktop:top-[88px] desktop:items-end desktop:p-6"
    >
      {items.map((item) => (
        <ToastCard key={item.id} toast={item} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, kind, text, title } }: { toast: Toast }) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  useEffect(() => {
    if (kind === 'error') return undefined; // stays until it was read
    const timer = setTimeout(() => dismissToast(id), 6000);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-2xl p-4 shadow-raised',
        looks[kind],
      )}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="flex-1 text-[15px] leading-snug">
        {title && title !== text && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      <IconButton
        label={t('action.dismiss')}
        className="-m-2 text-inherit hover:bg-black/10"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
