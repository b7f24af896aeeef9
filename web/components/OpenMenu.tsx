import { Menu as Frame, MenuButton, MenuItem, MenuItems } from '@headlessui/react';

import { classNames } from './classNames.ts';
import type { FromButton } from './lateFromButton.tsx';
import type { MenuEntry } from './MenuEntry.ts';

interface OpenMenuProps extends FromButton {
  entries: MenuEntry[];
}

/** The actual menu, rendered from its first use on. */
export function OpenMenu({ button, shown, entries }: OpenMenuProps) {
  return (
    <Frame>
      <MenuButton {...button}>{shown}</MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4 }}
        modal={false}
        className="z-[47] min-w-52 max-w-[calc(100vw-1.5rem)] animate-drop rounded-2xl border border-outline bg-raised p-1.5 shadow-overlay focus:outline-none"
      >
        {entries.map(({ label: text, icon, danger, onChoose }) => (
          <MenuItem key={text}>
            <button
              type="button"
              onClick={() => afterClosing(onChoose)}
              className={classNames(
                'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 text-left text-base data-focus:bg-field',
                danger && 'text-error',
              )}
            >
              {icon}
              {text}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Frame>
  );
}

/**
 * Headless UI returns the focus to the menu's button two frames after a choice, and would take it from a dialog opened
 * earlier.
 */
function afterClosing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
}
