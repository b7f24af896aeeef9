import i18next from 'i18next';

import { copyText } from '#web/components/copyText.ts';
import { showToast } from '#web/stores/toasts.ts';

/** @param select what to do where the browser does not let the page copy, so that the reader can */
export async function copyLink(url: string, select: () => void): Promise<void> {
  if (await copyText(url)) return showToast('success', i18next.t('access.link.copied'));
  select();
  showToast('error', i18next.t('error.notCopiedSelected'));
}
