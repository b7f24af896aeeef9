import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { exportProject, type ExportChoice } from '#web/api/exports.ts';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { downloadFile } from '#web/stores/downloadFile.ts';
import { showToast } from '#web/stores/toasts.ts';

/** Writes exports, one at a time; `stop` gives up the one that is being written. */
export function useExport(onDone: () => void) {
  const { t } = useTranslation();
  const { busy, failure, submit } = useSubmission();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  function start(projectId: string, choice: ExportChoice): void {
    const work = new AbortController();
    running.current = work;
    void submit(async () => {
      const file = await exportProject(projectId, choice, work.signal).catch((error: unknown) => {
        if (work.signal.aborted) return null;
        throw error;
      });
      if (!file || work.signal.aborted) return;
      downloadFile(file);
      showToast('success', t('exports.started', { file: file.name }));
      onDone();
    });
  }

  return { isWriting: busy, failure, start, stop };
}
