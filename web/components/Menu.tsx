import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useRef } from 'react';

import type { MenuEntry } from './MenuEntry.ts';
import { useLateComponent } from './useLateComponent.ts';

const loadMenu = async () => (await import('./OpenMenu.tsx')).OpenMenu;

/** A button with a menu, which is loaded when it is first opened. */
export function Menu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  const element = useRef<HTMLButtonElement>(null);
  const { Loaded, handlers } = useLateComponent(loadMenu, () => {
    element.current?.focus();
    // Not a click, after which the arrow keys would begin at no entry.
    element.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  const button = {
    ref: element,
    'aria-label': label,
    title: label,
    className:
      'inline-grid size-10 shrink-0 max-desktop:size-11 cursor-pointer place-items-center rounded-full hover:bg-field',
    children: <MoreVertical aria-hidden size={20} />,
  };
  if (Loaded) return <Loaded button={button} entries={entries} />;
  return <button {...button} type="button" aria-haspopup="menu" aria-expanded="false" {...handlers} />;
}
