import { Outlet } from 'react-router-dom';

import { UserMenu } from '#web/shell/UserMenu.tsx';

/** Layout of the account pages, with their menu beside them on wide screens. */
export function Component() {
  return (
    <div className="grid items-start gap-10 desktop:grid-cols-[230px_minmax(0,1fr)]">
      <div className="hidden desktop:block">
        <UserMenu />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <Outlet />
      </div>
    </div>
  );
}
