import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { statusLink } from '#web/components/statusLink.ts';
import { approveMany } from '#web/stores/approveMany.ts';
import { project } from '#web/stores/project.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** Names the drafts that are approved as they stand; each can be left out, and opened first. */
export function ApproveManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { toolsets, id: projectId } = useSnapshot(project);
  const drafts = toolsets.filter(({ status, starter }) => status === 'generated' && !starter);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [isRead, setIsRead] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = drafts.map(({ id }) => id).filter((id) => !left.has(id));
  const replacing = drafts.filter(({ id, saved }) => saved && !left.has(id)).length;

  function toggle(id: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  async function run() {
    setIsBusy(true);
    const waiting = await approveMany(chosen, isRead);
    setIsBusy(false);
    if (waiting?.length === 0) return onClose();
    setRefused(new Set(waiting ?? []));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('many.approveTitle')}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="strong" busy={isBusy} disabled={chosen.length === 0} onClick={() => void run()}>
            {t('many.approveThese', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p>{t('many.approveText')}</p>
      <ul className="flex max-h-[42vh] flex-col overflow-y-auto rounded-2xl bg-field px-4 py-2 text-text">
        {drafts.map(({ id }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <Checkbox
              label={titleOf(id)}
              checked={!left.has(id)}
              error={refused.has(id) ? t('many.approveRefused') : undefined}
              onChange={(isChosen) => toggle(id, isChosen)}
            />
            {projectId && (
              <Link
                to={toolsetPath(projectId, id)}
                aria-label={t('many.approveOpenNamed', { title: titleOf(id) })}
                className={`shrink-0 text-sm ${statusLink}`}
              >
                {t('many.approveOpen')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {replacing > 0 && (
        <p className="font-semibold text-tertiary">{t('many.approveReplaces', { count: replacing })}</p>
      )}
      <Checkbox label={t('many.approveRead')} checked={isRead} onChange={setIsRead} />
    </Dialog>
  );
}
