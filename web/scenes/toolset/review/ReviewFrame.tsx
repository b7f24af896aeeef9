import { Dialog, DialogPanel } from '@headlessui/react';
import type { ReactNode } from 'react';

interface ReviewFrameProps {
  label: string;
  /** Beside the rows; above them on a phone. */
  aside: ReactNode;
  bar: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A page of its own over the toolset's: what it is about, the rows, and a bar below them. */
export function ReviewFrame({ label, aside, bar, children, onClose }: ReviewFrameProps) {
  return (
    <Dialog open onClose={onClose} aria-label={label} className="fixed inset-0 z-50">
      <DialogPanel className="size-full animate-fade bg-surface max-desktop:overflow-x-hidden max-desktop:overflow-y-auto desktop:grid desktop:grid-cols-[25.25rem_minmax(0,1fr)] desktop:grid-rows-[minmax(0,1fr)_auto]">
        <div className="min-h-0 border-outline desktop:row-span-2 desktop:overflow-y-auto desktop:border-r">
          <div className="flex flex-col gap-6 p-4 sm:p-6 desktop:min-h-full">{aside}</div>
        </div>
        <div className="min-h-0 p-4 max-desktop:pt-0 sm:px-6 desktop:overflow-y-auto desktop:px-8 desktop:py-6">
          <div className="mx-auto max-w-[56rem]">{children}</div>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-outline bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-desktop:sticky max-desktop:bottom-0 max-desktop:z-10 sm:px-6 desktop:px-8">
          {bar}
        </div>
      </DialogPanel>
    </Dialog>
  );
}
