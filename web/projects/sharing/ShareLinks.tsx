import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ShareLink, ShareLinkChoices } from '#engine/protocol/shareLink.ts';
import { changeShareLink, createShareLink, listShareLinks, withdrawShareLink } from '#web/api/shareLinks.ts';
import { Button } from '#web/components/Button.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { ShareLinkForm } from './ShareLinkForm.tsx';
import { isOver, ShareLinkRow } from './ShareLinkRow.tsx';

/** Links that show the project to people without an account: to make, copy, change and withdraw. */
export function ShareLinks({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const load = useCallback(() => listShareLinks(projectId), [projectId]);
  const { loaded, reload } = useLoaded(load);
  const [made, setMade] = useState<string[]>([]);
  const [isMaking, setIsMaking] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<ShareLink | null>(null);

  async function make(choices: ShareLinkChoices) {
    try {
      const { id } = await createShareLink(projectId, choices);
      setMade([...made, id]);
      setIsMaking(false);
      await reload();
    } catch (error) {
      reportFailure(error, {}, () => void make(choices));
    }
  }

  async function change(id: string, choices: ShareLinkChoices) {
    try {
      await changeShareLink(projectId, id, choices);
      setChanging(null);
      showToast('success', t('access.link.changed'));
      await reload();
    } catch (error) {
      reportFailure(error, {}, () => void change(id, choices));
    }
  }

  async function withdraw(link: ShareLink) {
    try {
      await withdrawShareLink(projectId, link.id);
      showToast('success', t(isOver(link) ? 'access.link.removed' : 'access.link.withdrawn'));
    } catch (error) {
      reportFailure(error);
    }
    await reload();
  }

  const hasLinks = loaded.phase === 'ready' && loaded.data.length > 0;
  return (
    <>
      {loaded.phase === 'loading' && <Skeleton className="h-14" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {hasLinks && (
        <ul className="mb-5 divide-y divide-outline border-y border-outline text-text">
          {loaded.data.toReversed().map((link) =>
            changing === link.id ? (
              <li key={link.id} className="py-4">
                <ShareLinkForm
                  link={link}
                  send={(choices) => change(link.id, choices)}
                  onCancel={() => setChanging(null)}
                />
              </li>
            ) : (
              <ShareLinkRow
                key={link.id}
                link={link}
                isNew={made.includes(link.id)}
                onChange={() => setChanging(link.id)}
                onEnd={() => (isOver(link) ? void withdraw(link) : setWithdrawing(link))}
              />
            ),
          )}
        </ul>
      )}
      {loaded.phase === 'ready' &&
        (hasLinks && !isMaking ? (
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setIsMaking(true)}>
            {t('access.link.new')}
          </Button>
        ) : (
          <ShareLinkForm send={make} onCancel={hasLinks ? () => setIsMaking(false) : undefined} />
        ))}
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
    </>
  );
}
