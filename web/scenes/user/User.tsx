import { Outlet } from 'react-router-dom';

import { UserMenu } from '../../shell/UserMenu.tsx';

/** The pages about oneself, with the menu beside them where the window is wide enough. */
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
