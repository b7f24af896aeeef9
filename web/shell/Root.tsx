import { useEffect, useMemo } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { LoginState } from '#web/account/LoginState.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { ToastRegion } from '#web/components/ToastRegion.tsx';
import { homePath, loginPath, logoutPath } from '#web/entryPaths.ts';
import { followOtherTabs } from '#web/stores/followOtherTabs.ts';
import { loadUser, session } from '#web/stores/session.ts';
import { dismissToasts } from '#web/stores/toasts.ts';
import { dismissUnexpected, unexpected } from '#web/stores/unexpected.ts';

import { LoadingView } from './LoadingView.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useToastsOfPage } from './useToastsOfPage.ts';

const UnexpectedDialog = lateDialog(async () => (await import('./UnexpectedDialog.tsx')).UnexpectedDialog);

export function Root() {
  useNavigationFocus();
  useToastsOfPage();
  useEffect(() => {
    void loadUser();
    return followOtherTabs();
  }, []);
  return (
    <>
      <Gate />
      <Unexpected />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}

function Gate() {
  const { loaded, loadFailure, user, loginRequired } = useSnapshot(session);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isPublic = useMatches().some(({ handle }) => (handle as { public?: boolean } | undefined)?.public);
  // Returning to the page that signs out would sign out again; a path that begins with "//" would be another host.
  const from = pathname === logoutPath ? homePath : pathname.replace(/^\/+/, '/') + search + hash;

  // Memoised: Navigate navigates again for each new state object, which would loop.
  const backHere = useMemo<LoginState>(() => ({ from }), [from]);

  useEffect(() => {
    if (!loginRequired) return;
    session.loginRequired = false;
    // Of several failing calls on a page, only the first navigates.
    if (isPublic) return;
    dismissToasts();
    void navigate(loginPath, { state: { from, clearState: true, sessionEnded: true } satisfies LoginState });
  }, [loginRequired, isPublic, from, navigate]);

  if (!loaded) return <LoadingView />;
  if (user || isPublic) return <Outlet />;
  if (loadFailure) return <FailureView error={loadFailure} onTryAgain={() => void loadUser()} />;
  return <Navigate to={loginPath} replace state={backHere} />;
}

function Unexpected() {
  const { shown } = useSnapshot(unexpected);
  return shown && <UnexpectedDialog onClose={dismissUnexpected} />;
}
