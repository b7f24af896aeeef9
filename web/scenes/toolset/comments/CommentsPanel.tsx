import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { IconButton } from '#web/components/IconButton.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { comments, type CommentTarget } from '#web/stores/comments.ts';
import type { ToolsetMode } from '#web/toolsets/useToolsetMode.ts';

import { CommentList } from './CommentList.tsx';
import { useCommentWords } from './useCommentWords.ts';

interface CommentsPanelProps {
  document: OpenDocument;
  mode: ToolsetMode;
  target: CommentTarget;
  onClose: () => void;
}

const wide = '(width >= 1280px)';

/** The comments beside the page, where there is room, and as a sheet over it where there is none. */
export function CommentsPanel({ document: openDocument, mode, target, onClose }: CommentsPanelProps) {
  const say = useCommentWords();
  const isBeside = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const button = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null;
      (button ?? document.querySelector<HTMLElement>('[data-opens-comments]'))?.focus({ preventScroll: true });
    };
  }, []);
  const list = <CommentList document={openDocument} mode={mode} target={target} isBeside={isBeside} />;
  if (isBeside)
    return (
      <aside
        aria-label={say('title')}
        ref={closeOnEscape}
        className="fixed top-(--header-height) right-0 bottom-0 z-20 flex w-90 animate-fade flex-col border-l border-outline bg-surface print:hidden"
      >
        <Head title={say('title')} close={say('close')} onClose={onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">{list}</div>
      </aside>
    );
  return (
    <Dialog open onClose={onClose} aria-label={say('title')} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <DialogPanel className="fixed inset-x-0 top-16 bottom-0 mx-auto flex max-w-2xl animate-rise flex-col rounded-t-3xl bg-surface shadow-overlay">
        <Head title={say('title')} close={say('close')} onClose={onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-8">{list}</div>
      </DialogPanel>
    </Dialog>
  );
}

function Head({ title, close, onClose }: { title: ReactNode; close: string; onClose: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 px-4 py-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <IconButton label={close} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function closeOnEscape(panel: HTMLElement | null): (() => void) | undefined {
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') comments.open = null;
  };
  panel?.addEventListener('keydown', close);
  return () => panel?.removeEventListener('keydown', close);
}
