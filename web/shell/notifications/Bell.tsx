import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedia } from '#web/picture/useMedia.ts';

import { NotificationPanel } from './NotificationPanel.tsx';
import { useNotifications } from './useNotifications.ts';

const mostCounted = 9;

/** @param media where it stands: a bar that is hidden asks for nothing */
export function Bell({ media }: { media: string }) {
  return useMedia(media) && <OpenBell />;
}

/** Opens what the person is told of, and says how much of it is new. Its panel stays within the bar, a landmark. */
function OpenBell() {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { length } = useNotifications().unread;
  const label = length > 0 ? t('notifications.openNew', { count: length }) : t('notifications.open');
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', leaveByKey);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', leaveByKey);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    <div ref={frame} className="relative shrink-0 max-desktop:static">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="relative inline-grid size-10 cursor-pointer place-items-center rounded-full text-text hover:bg-field max-desktop:size-11"
      >
        <BellIcon aria-hidden size={20} />
        {length > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-tertiary px-1 text-[0.6875rem] font-semibold text-raised tabular-nums"
          >
            {length > mostCounted ? `${mostCounted}+` : length}
          </span>
        )}
      </button>
      {isOpen && <NotificationPanel id={id} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
