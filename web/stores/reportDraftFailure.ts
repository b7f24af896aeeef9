import i18next from 'i18next';

import { balancePath } from '#web/paths.ts';

import { refreshBalance } from './configuration.ts';
import { project } from './project.ts';
import { reportFailure } from './reportFailure.ts';
import { showToast } from './toasts.ts';

/** Why a draft was not begun; for lack of one's own tokens with the way to more. In a shared project its owner pays. */
export function reportDraftFailure(error: unknown, tryAgain: () => void): void {
  const result = ({ key, title, message }: { key: string; title: string; message: string }) => {
    const isOwn = key === 'insufficient-tokens' && !project.current?.owner;
    const action = { label: i18next.t('toolset.buyTokens'), to: balancePath, run: refreshBalance };
    showToast('error', message, { title, ...(isOwn && { action }) });
    if (isOwn) refreshBalance();
  };
  reportFailure(error, { result }, tryAgain);
}
