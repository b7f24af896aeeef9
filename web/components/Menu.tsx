import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useRef } from 'react';

import { lateMenu } from './lateMenu.ts';
import type { MenuEntry } from './MenuEntry.ts';

const OpenMenu = lateMenu(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** A button with a menu, which is loaded when it is first opened. */
export function Menu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  const ref = useRef<HTMLButtonElement>(null);
  const button = {
    ref,
    'aria-label': label,
    title: label,
    className:
      'inline-grid size-10 shrink-0 max-desktop:size-11 cursor-pointer place-items-center rounded-full hover:bg-field',
  };
  return <OpenMenu button={button} shown={<MoreVertical aria-hidden size={20} />} entries={entries} />;
}
