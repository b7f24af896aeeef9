import { useLocation, useNavigate } from 'react-router-dom';

import type { LoginState } from '../../shell/Root.tsx';

/**
 * What was typed before sign-in, but for passwords, kept with the page in the browser's history: a phone throws a page
 * away while its person reads the mail with the code, and loads it anew.
 */
export function useKeptEntry(): { kept: LoginState; keep: (more: LoginState) => void } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state ?? {}) as LoginState;
  const keep = (more: LoginState) =>
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { ...kept, ...more } });
  return { kept, keep };
}
