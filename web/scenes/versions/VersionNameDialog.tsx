import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Version } from '#engine/protocol/version.ts';

import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { createVersion, renameVersion } from '../../api/versions.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { project } from '../../stores/project.ts';
import { showToast } from '../../stores/toasts.ts';
import { FormAlert } from '../entry/FormAlert.tsx';
import { useSubmission } from '../entry/useSubmission.ts';

interface VersionNameDialogProps {
  projectId: string;
  /** The one to rename; a new one without it. */
  version?: Version;
  /** Saves what is open and unsaved before, and resolves with whether it is saved; absent where nothing is. */
  save?: (() => Promise<boolean>) | undefined;
  onDone?: () => void;
  onClose: () => void;
}

/** Names a new version, or another one anew. */
export function VersionNameDialog({ projectId, version, save, onDone, onClose }: VersionNameDialogProps) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const [name, setName] = useState(version?.name ?? '');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  // Renewed with the name: after a lost connection, another attempt makes no second version.
  const attempt = useRef({ name: '', key: '' });
  const drafts = toolsets.filter(({ status }) => status === 'generated').length;

  function send(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setMessages({ name: t('validation.required') });
    if (attempt.current.name !== given) attempt.current = { name: given, key: newIdempotencyKey() };
    void submit(async () => {
      if (save && !(await save())) return onClose();
      await (version
        ? renameVersion(projectId, version.id, given)
        : createVersion(projectId, given, attempt.current.key));
      showToast('success', t(version ? 'versions.renamed' : 'versions.created', { name: given }));
      onClose();
      onDone?.();
    });
  }

  return (
    <Dialog
      open
      title={t(version ? 'versions.rename' : 'versions.create')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form="version-name" look="strong" busy={busy}>
            {t(version ? 'action.save' : save ? 'versions.saveAndCreate' : 'versions.create')}
          </Button>
        </>
      }
    >
      <form id="version-name" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        {!version && <p>{t(save ? 'versions.unsaved' : 'versions.onlySaved')}</p>}
        {!version && drafts > 0 && <p>{t('versions.withoutDrafts', { count: drafts })}</p>}
        <TextField
          data-autofocus
          label={t('versions.name')}
          help={version ? undefined : t('versions.nameHelp')}
          maxLength={120}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
