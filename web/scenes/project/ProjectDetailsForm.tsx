import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { changeProject } from '#web/stores/project.ts';
import { showToast } from '#web/stores/toasts.ts';

export function ProjectDetailsForm(initial: { name: string; description: string }) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial.name);
  const lang = useWrittenLang();
  const [description, setDescription] = useState(initial.description);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(name.trim() ? {} : { name: t('validation.required') }),
      ...(description.trim() ? {} : { description: t('validation.required') }),
    };
    if (Object.keys(missing).length > 0) return setMessages(missing);
    void submit(async () => {
      await changeProject({ name: name.trim(), description: description.trim() });
      showToast('success', t('settings.saved'));
    });
  }

  return (
    <Card title={t('settings.details')}>
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField
          label={t('createProject.name')}
          lang={lang}
          maxLength={120}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={t('createProject.description')}
          lang={lang}
          maxLength={4000}
          value={description}
          error={messages['description']}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Button type="submit" className="self-start" busy={busy}>
          {t('action.save')}
        </Button>
      </form>
    </Card>
  );
}
