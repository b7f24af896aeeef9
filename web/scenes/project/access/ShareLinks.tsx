import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ShareLink } from '#engine/protocol/shareLink.ts';
import { createShareLink, listShareLinks, withdrawShareLink } from '#web/api/shareLinks.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SelectField } from '#web/components/SelectField.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { NewLink } from './NewLink.tsx';
import { isOver, ShareLinkRow } from './ShareLinkRow.tsx';

const day = 24 * 60 * 60 * 1000; // milliseconds
const terms = [0, 7, 30] as const;

/** Links that show the project to people without an account. */
export function ShareLinks({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const load = useCallback(() => listShareLinks(projectId), [projectId]);
  const { loaded, reload } = useLoaded(load);
  const [term, setTerm] = useState<string>('0');
  const [made, setMade] = useState<ShareLink | null>(null);
  const [busy, setBusy] = useState(false);
  const [withdrawing, setWithdrawing] = useState<ShareLink | null>(null);

  async function make() {
    const days = Number(term);
    setBusy(true);
    try {
      setMade(await createShareLink(projectId, days > 0 ? new Date(Date.now() + days * day).toISOString() : null));
      await reload();
    } catch (error) {
      reportFailure(error, {}, () => void make());
    }
    setBusy(false);
  }

  async function withdraw(link: ShareLink) {
    const { id } = link;
    try {
      await withdrawShareLink(projectId, id);
      if (made?.id === id) setMade(null);
      showToast('success', t(isOver(link) ? 'access.link.removed' : 'access.link.withdrawn'));
    } catch (error) {
      reportFailure(error);
    }
    await reload();
  }

  return (
    <Card title={t('access.link.title')}>
      <p className="mb-5 text-base leading-relaxed text-muted">{t('access.link.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="w-56"
          label={t('access.link.term')}
          value={term}
          options={terms.map((count) => ({
            value: `${count}`,
            label: count === 0 ? t('access.link.forever') : t('access.link.days', { count }),
          }))}
          onChange={setTerm}
        />
        <Button busy={busy} onClick={() => void make()}>
          {t('access.link.make')}
        </Button>
      </div>
      {made?.url && <NewLink key={made.id} url={made.url} />}
      {loaded.phase === 'loading' && <Skeleton className="mt-5 h-14" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {loaded.phase === 'ready' && loaded.data.length > 0 && (
        <ul className="mt-5 divide-y divide-outline border-t border-outline">
          {loaded.data.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              onEnd={() => (isOver(link) ? void withdraw(link) : setWithdrawing(link))}
            />
          ))}
        </ul>
      )}
      {withdrawing && (
        <ConfirmDialog
          title={t('access.link.question')}
          text={t('access.link.consequence')}
          confirm={t('access.withdraw')}
          danger
          onConfirm={() => withdraw(withdrawing)}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </Card>
  );
}
