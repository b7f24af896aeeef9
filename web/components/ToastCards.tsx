import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { dismissToast, toasts, type Toast, type ToastAction } from '#web/stores/toasts.ts';

import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { uncoverFocus } from './uncoverFocus.ts';
import { useFocusHandover } from './useFocusHandover.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const looks = {
  success: 'bg-success-tonal text-on-success-tonal',
  error: 'bg-error-tonal text-on-error-tonal',
  info: 'bg-secondary-tonal text-on-secondary-tonal',
};

interface ToastCardsProps {
  /** The element to return the focus to. */
  whereFrom: () => HTMLElement | null;
}

/** The messages that are shown. */
export function ToastCards({ whereFrom }: ToastCardsProps) {
  const { items } = useSnapshot(toasts);
  return items.map((item) => <ToastCard key={item.id} toast={item} whereFrom={whereFrom} />);
}

function ToastCard({ toast, whereFrom }: ToastCardsProps & { toast: Toast }) {
  const { id, kind, text, title, action } = toast;
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  useFocusHandover(card, whereFrom);
  const Icon = icons[kind];
  useLayoutEffect(() => {
    if (card.current) uncoverFocus(card.current);
  }, []);
  useEffect(() => {
    if (kind === 'error' || action) return undefined; // stays until it is dismissed
    // Not while it has the pointer or the focus.
    const timer = setInterval(() => card.current?.matches(':hover, :focus-within') || dismissToast(id), 6000);
    return () => clearInterval(timer);
  }, [id, kind, action]);
  return (
    <div
      ref={card}
      className={classNames(
        'tonal-of-ground pointer-events-auto flex w-full max-w-md desktop:max-w-sm animate-rise items-start gap-3 rounded-2xl p-4 shadow-overlay',
        looks[kind],
      )}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="flex-1 text-base leading-snug">
        {title && title !== text && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
        {action && <ToastButton id={id} action={action} />}
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

function ToastButton({ id, action: { label, run, to } }: { id: number; action: ToastAction }) {
  const follow = () => {
    dismissToast(id);
    run();
  };
  if (to === undefined)
    return (
      <Button size="small" className="mt-3" onClick={follow}>
        {label}
      </Button>
    );
  return (
    <ButtonLink size="small" className="mt-3" to={to} onClick={follow}>
      {label}
    </ButtonLink>
  );
}
