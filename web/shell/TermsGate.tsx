import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { lateView } from '#web/components/lateView.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { logoutPath } from '#web/paths.ts';
import { session } from '#web/stores/session.ts';

import { LoadingView } from './LoadingView.tsx';

const AcceptTerms = lateView(
  withWords('user', async () => (await import('./AcceptTerms.tsx')).AcceptTerms),
  <LoadingView />,
);

/** Asks for consent to the terms before any page behind sign-in, but for the one that signs out. */
export function TermsGate({ children }: { children: ReactNode }) {
  const { user } = useSnapshot(session);
  const loggingOut = useMatch(logoutPath) !== null;
  if (!user || user.termsAccepted || loggingOut) return children;
  return <AcceptTerms />;
}
