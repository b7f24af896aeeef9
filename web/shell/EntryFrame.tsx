import { Outlet, useLocation } from 'react-router-dom';

import { LateDoor, LateDrawings } from '#web/door/LateDoor.ts';
import { loginPath } from '#web/entryPaths.ts';

import { EntryLayout } from './EntryLayout.tsx';

/** Layout of Login, Register and Password reset. */
export function Component() {
  const isDoor = useLocation().pathname === loginPath;
  return (
    <EntryLayout {...(isDoor && { door: <LateDoor />, below: <LateDrawings /> })}>
      <Outlet />
    </EntryLayout>
  );
}
