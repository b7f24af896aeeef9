import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stepMark } from '#engine/progress/stepMark.ts';
import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ProjectCopy } from '#web/api/projects.ts';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import type { useSubmission } from '#web/components/form/useSubmission.ts';
import { SelectField } from '#web/components/SelectField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { projectPath } from '#web/paths.ts';
import { ToolsetChoice } from '#web/projects/export/ToolsetChoice.tsx';
import { showToast } from '#web/stores/toasts.ts';
import { workspaces } from '#web/stores/workspaces.ts';
import { describeMark } from '#web/toolsets/describeMark.ts';

interface CopyFormProps {
  project: Pick<Project, 'name' | 'workspaceId'>;
  toolsets: readonly ToolsetStatus[];
  submission: ReturnType<typeof useSubmission>;
  copy: (wishes: ProjectCopy) => Promise<Project>;
  onClose: () => void;
}

const longestName = 120;

export function CopyForm({ project, toolsets, submission, copy, onClose }: CopyFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { items } = useSnapshot(workspaces);
  const { form, messages, failure, setMessages, submit } = submission;
  const filled = toolsets.filter(({ status }) => status !== 'empty').map(({ id }) => id);
  const [name, setName] = useState(() => suggest((text) => t('copyProject.suggested', { name: text }), project.name));
  const [chosen, setChosen] = useState(() => new Set(filled));
  const [workspaceId, setWorkspaceId] = useState(
    () => (items.find(({ id }) => id === project.workspaceId) ?? items.find(({ isDefault }) => isDefault))?.id ?? '',
  );

  function send(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setMessages({ name: t('validation.required') });
    void submit(async () => {
      const all = chosen.size === filled.length;
      const made = await copy({ name: given, workspaceId, toolsets: all ? 'all' : [...chosen] });
      showToast('success', t('copyProject.done', { name: made.name }), { outlivesPage: true });
      onClose();
      void navigate(projectPath(made.id));
    });
  }

  return (
    <form id="copy-project" ref={form} noValidate onSubmit={send} className="flex flex-col gap-5 text-text">
      <FormAlert failure={failure} />
      <div className="grid gap-x-8 gap-y-5 desktop:grid-cols-2">
        <div className="flex flex-col gap-5">
          <TextField
            data-autofocus
            label={t('copyProject.name')}
            maxLength={longestName}
            value={name}
            error={messages['name']}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={t('workspaces.one')}
            value={workspaceId}
            options={items.map(({ id, name: label }) => ({ value: id, label }))}
            onChange={setWorkspaceId}
          />
        </div>
        <div role="group" aria-labelledby="copy-contents" className="min-w-0">
          <p id="copy-contents" className="mb-2 text-sm font-semibold">
            {t('copyProject.contents')}
          </p>
          <ToolsetChoice
            saved={filled}
            chosen={chosen}
            noteOf={(id) => {
              const toolset = toolsets.find((each) => each.id === id);
              return toolset ? describeMark(stepMark({ ...toolset, stale: false }), t) : t('status.empty');
            }}
            onChoose={setChosen}
          />
        </div>
      </div>
    </form>
  );
}

/** Cut so that the whole still fits. */
function suggest(format: (name: string) => string, name: string): string {
  const tooMuch = format(name).length - longestName;
  return tooMuch > 0 ? format(`${name.slice(0, -tooMuch - 1)}…`) : format(name);
}
