import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Project } from '#engine/protocol/project.ts';
import { foldText } from '#engine/search/foldText.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextField } from '#web/components/TextField.tsx';
import { removeProject } from '#web/stores/removedProjects.ts';

interface DeleteProjectDialogProps {
  project: Pick<Project, 'id' | 'name'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Deletes a project once its name is typed in. */
export function DeleteProjectDialog({ project, onDeleted, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    if (foldText(typed) !== foldText(project.name))
      return setMessages({ name: typed.trim() ? t('settings.typedWrong', project) : t('validation.required') });
    void submit(async () => {
      await removeProject(project);
      onClose();
      onDeleted?.();
    });
  }

  return (
    <Dialog
      open
      title={t('settings.deleteQuestion', project)}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form="delete-project" look="destructive" busy={busy}>
            {t('settings.delete')}
          </Button>
        </>
      }
    >
      <form id="delete-project" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <p>{t('settings.deleteWarning')}</p>
        <TextField
          data-autofocus
          label={t('settings.typeName')}
          placeholder={project.name}
          autoComplete="off"
          maxLength={200}
          value={typed}
          error={messages['name']}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
