import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { exportAccount } from '#web/api/ownAccount.ts';
import { Button } from '#web/components/Button.tsx';
import { downloadFile } from '#web/stores/downloadFile.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

export function DownloadData() {
  const { t } = useTranslation();
  const [state, setState] = useState<{ file: string } | 'idle' | 'busy'>('idle');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setState('busy');
    try {
      const file = await exportAccount(signal);
      downloadFile(file);
      setState({ file: file.name });
    } catch (error) {
      if (signal.aborted) return; // the person has left the page
      setState('idle');
      reportFailure(error, {}, () => void download());
    }
  }

  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t('accountData.download')}</h3>
      <p className="max-w-prose leading-relaxed text-muted">{t('accountData.downloadText')}</p>
      <Button busy={state === 'busy'} icon={<Download aria-hidden size={20} />} onClick={() => void download()}>
        {t('accountData.downloadAction')}
      </Button>
      <p role="status" className="text-sm wrap-anywhere text-muted empty:sr-only">
        {state === 'busy' && t('accountData.preparing')}
        {typeof state === 'object' && t('accountData.started', { file: state.file })}
      </p>
    </section>
  );
}
