import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';

/** What can be done with one item; with a mouse it shows on its row alone. */
export function ItemMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <span className="shrink-0 text-muted pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:has-data-open:opacity-100">
      <Menu label={label} entries={entries} />
    </span>
  );
}
