import i18next from 'i18next';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { showToast } from '#web/stores/toasts.ts';

/** Says that what was drawn on the page to sign in could not be taken along. */
export async function sayGone(): Promise<void> {
  await addWordsOf('door');
  showToast('info', i18next.t('door.gone'), { outlivesPage: true });
}
