import { Outlet } from 'react-router-dom';

import { EntryLayout } from './EntryLayout.tsx';

/** Layout of Login, Register and Password reset. */
export function Component() {
  return (
    <EntryLayout>
      <Outlet />
    </EntryLayout>
  );
}
