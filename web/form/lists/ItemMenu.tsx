import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Menu, type MenuEntry } from '#web/components/Menu.tsx';

import { moreIcon } from '../icons.tsx';

/**
 * What can be done with one item. Until it is first used it renders only the button: a long form has a hundred of these,
 * and most are never opened.
 */
export function ItemMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  const [isLive, setIsLive] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const open = () => {
    flushSync(() => setIsLive(true));
    const button = frame.current?.querySelector('button');
    button?.focus();
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  };
  return (
    <span
      ref={frame}
      className="shrink-0 pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:has-data-open:opacity-100"
    >
      {isLive ? (
        <Menu label={label} entries={entries} />
      ) : (
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-haspopup="menu"
          aria-expanded="false"
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            open();
          }}
          className="inline-grid size-10 cursor-pointer place-items-center rounded-full text-muted hover:bg-field max-desktop:size-11"
        >
          {moreIcon}
        </button>
      )}
    </span>
  );
}
