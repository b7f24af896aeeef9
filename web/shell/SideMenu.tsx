import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#web/components/IconButton.tsx';
import { Logo } from '#web/components/Logo.tsx';

import { UserMenu } from './UserMenu.tsx';

/** The user menu on narrow screens, opened from the top bar. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} aria-label={t('shell.userMenu')} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <DialogPanel className="fixed inset-y-0 left-0 flex w-80 max-w-[88vw] flex-col gap-6 animate-slide overflow-y-auto bg-raised p-4 shadow-overlay">
        <div className="flex h-14 items-center justify-between pl-2">
          <Logo mark="size-9" />
          <IconButton label={t('shell.closeMenu')} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </div>
        <UserMenu onChoose={onClose} />
      </DialogPanel>
    </Dialog>
  );
}
