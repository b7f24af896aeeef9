import { useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ToastRegion } from '../components/ToastRegion.tsx';
import { loadUser, session } from '../stores/session.ts';
import { FailureView } from './FailureView.tsx';
import { LoadingView } from './LoadingView.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** Where Login should lead back to, and whether it has to forget the session first. */
export interface LoginState {
  from?: string;
  clearState?: boolean;
}

export function Root() {
  useNavigationFocus();
  useEffect(() => {
    void loadUser();
  }, []);
  return (
    <>
      <Gate />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}

function Gate() {
  const { loaded, loadFailed, user, loginRequired } = useSnapshot(session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isPublic = useMatches().some(({ handle }) => (handle as { public?: boolean } | undefined)?.public);
  // Coming back to the page that signs out would sign out again.
  const from = pathname === '/user/logout' ? '/' : pathname + search;

  useEffect(() => {
    if (!loginRequired) return;
    session.loginRequired = false;
    void navigate('/login', { state: { from, clearState: true } satisfies LoginState });
  }, [loginRequired, from, navigate]);

  if (!loaded) return <LoadingView />;
  if (loadFailed && !isPublic) return <FailureView onTryAgain={() => void loadUser()} />;
  if (!user && !isPublic) return <Navigate to="/login" replace state={{ from } satisfies LoginState} />;
  return <Outlet />;
}
