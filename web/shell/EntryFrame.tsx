import { Outlet } from 'react-router-dom';

import { LanguageSwitcher } from '../components/LanguageSwitcher.tsx';
import { Logo } from '../components/Logo.tsx';

/** Login, Register and Password reset: the page and the language switcher, no bar. */
export function Component() {
  return (
    <div className="flex min-h-svh flex-col">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[480px] flex-1 flex-col justify-center px-4 py-10 outline-none"
      >
        <div className="mb-8 flex justify-center">
          <Logo height={42} />
        </div>
        <Outlet />
      </main>
      <footer>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
