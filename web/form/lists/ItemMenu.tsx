import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';

/** What can be done with one item. */
export function ItemMenu({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <span className="shrink-0 text-muted">
      <Menu label={label} entries={entries} />
    </span>
  );
}
