import { useLocation, useNavigate } from 'react-router-dom';

import type { LoginState } from './LoginState.ts';

/**
 * Form input before sign-in, except passwords, kept in the history entry's state: a phone may discard the page while
 * the person reads the mail with the code, and reload it.
 */
export function useKeptEntry(): { kept: LoginState; keep: (more: LoginState) => void } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state ?? {}) as LoginState;
  const keep = (more: LoginState) =>
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { ...kept, ...more } });
  return { kept, keep };
}
