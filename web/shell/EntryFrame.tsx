import { Outlet } from 'react-router-dom';

import { EntryLayout } from './EntryLayout.tsx';

/** Login, Register and Password reset. */
export function Component() {
  return (
    <EntryLayout>
      <Outlet />
    </EntryLayout>
  );
}
