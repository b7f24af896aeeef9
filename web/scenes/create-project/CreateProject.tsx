import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { createProject } from '#web/api/projects.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { projectPath } from '#web/paths.ts';
import { ModelBanner } from '#web/projects/ModelBanner.tsx';
import { PathOptions } from '#web/projects/PathOptions.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { loadConfiguration } from '#web/stores/configuration.ts';
import { watchProjectGeneration } from '#web/stores/projectGeneration.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWithoutModel = useWithoutModel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [path, setPath] = useState<string | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  // Idempotency key, renewed when the input changes: retrying after a lost connection does not create a second project.
  const attempt = useRef({ words: '', key: '' });

  useEffect(() => {
    void loadConfiguration();
  }, []);

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(name.trim() ? {} : { name: t('validation.required') }),
      ...(description.trim() ? {} : { description: t('validation.required') }),
    };
    if (Object.keys(missing).length > 0) return setMessages(missing);
    const workspaceId = query.get('workspace');
    const body = {
      name: name.trim(),
      description: description.trim(),
      language,
      ...(workspaceId ? { workspaceId } : {}),
      ...(path ? { path } : {}),
    };
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    void submit(async () => {
      const { project, generation } = await createProject(body, attempt.current.key);
      void watchProjectGeneration(project.id, generation.id);
      void navigate(projectPath(project.id));
    });
  }

  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8">
      <PageHeader
        title={t('createProject.title')}
        intro={t(isWithoutModel ? 'createProject.introStarter' : 'createProject.intro')}
      />
      <ModelBanner />
      <form
        ref={form}
        noValidate
        onSubmit={send}
        className="flex flex-col gap-6 rounded-3xl bg-raised p-6 shadow-raised desktop:p-10"
      >
        <FormAlert failure={failure} />
        <TextField
          label={t('createProject.name')}
          placeholder={t('createProject.nameHint')}
          maxLength={120}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={t('createProject.description')}
          placeholder={t('createProject.descriptionHint')}
          help={t('createProject.descriptionHelp')}
          rows={6}
          maxLength={4000}
          value={description}
          error={messages['description']}
          onChange={(event) => setDescription(event.target.value)}
        />
        <section aria-labelledby="how-much-time" className="flex flex-col gap-3">
          <h2 id="how-much-time" className="text-lg font-semibold">
            {t('createProject.howMuchTime')}
          </h2>
          <p className="text-sm leading-relaxed text-muted">{t('createProject.howMuchTimeText')}</p>
          <PathOptions chosen={path} onChoose={setPath} legend={t('createProject.howMuchTime')} />
        </section>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" look="strong" busy={busy} icon={<Sparkles aria-hidden size={20} />}>
            {t(isWithoutModel ? 'createProject.createStarter' : 'createProject.create')}
          </Button>
          <p className="min-w-0 flex-1 basis-56 text-sm leading-relaxed text-muted">
            {t(isWithoutModel ? 'createProject.whatHappensStarter' : 'createProject.whatHappens')}
          </p>
        </div>
      </form>
    </div>
  );
}
