import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { SourceSummary } from '#engine/protocol/source.ts';
import { deleteSource, withdrawSpeaker } from '#web/api/sources.ts';
import { Menu } from '#web/components/Menu.tsx';
import { sourcesPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { keepSource } from '#web/stores/sources.ts';

import { WithdrawDialog } from './WithdrawDialog.tsx';

interface SourceActionsProps {
  source: Pick<SourceSummary, 'id' | 'title'> & { people: readonly { id: string; label: string }[] };
  projectId: string;
}

/** Taking a source out, or one person in it; read mode does not stop that. */
export function SourceActions({ source, projectId }: SourceActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { current } = useSnapshot(project);
  const [asked, setAsked] = useState<'source' | { id: string; label: string } | null>(null);
  if (current?.role === 'viewer') return null;

  async function remove() {
    try {
      if (asked === 'source') {
        await deleteSource(projectId, source.id);
        void navigate(sourcesPath(projectId));
      } else if (asked) keepSource(await withdrawSpeaker(projectId, source.id, asked.id));
    } catch (error) {
      reportFailure(error);
    }
  }

  const entries = [
    ...source.people.map((person) => ({
      label: t('sources.withdraw', { label: person.label }),
      onChoose: () => setAsked(person),
    })),
    { label: t('sources.delete'), danger: true, onChoose: () => setAsked('source') },
  ];
  return (
    <>
      <Menu label={t('sources.more')} entries={entries} />
      {asked && (
        <WithdrawDialog
          projectId={projectId}
          sourceId={source.id}
          person={asked === 'source' ? undefined : asked.id}
          question={{
            title:
              asked === 'source'
                ? t('sources.deleteTitle', { title: source.title })
                : t('sources.withdrawTitle', { label: asked.label }),
            text: t(asked === 'source' ? 'sources.deleteText' : 'sources.withdrawText'),
            confirm: t(asked === 'source' ? 'sources.delete' : 'sources.withdrawConfirm'),
            onConfirm: remove,
            onClose: () => setAsked(null),
          }}
        />
      )}
    </>
  );
}
