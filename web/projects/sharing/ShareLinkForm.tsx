import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ShareLink, ShareLinkChoices } from '#engine/protocol/shareLink.ts';
import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { SelectField } from '#web/components/SelectField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { formatDate } from '#web/i18n/formats.ts';
import { ToolsetChoice } from '#web/projects/export/ToolsetChoice.tsx';
import { project } from '#web/stores/project.ts';

const day = 24 * 60 * 60 * 1000; // milliseconds
const terms = [0, 7, 30, 90] as const;
const asItIs = 'as-it-is';

interface ShareLinkFormProps {
  /** Without one, a new link is made. */
  link?: ShareLink;
  send: (choices: ShareLinkChoices) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** What a link is called, how long it holds, and what it shows. */
export function ShareLinkForm({ link, send, onCancel }: ShareLinkFormProps) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const saved = toolsets.filter((toolset) => toolset.saved).map(({ id }) => id);
  const [name, setName] = useState(link?.name ?? '');
  const [term, setTerm] = useState<string>(link?.expiresAt ? asItIs : '0');
  const [isLimited, setIsLimited] = useState(Boolean(link?.toolsets));
  const [chosen, setChosen] = useState(() => new Set(link?.toolsets ?? saved));
  const [confirmedOnly, setConfirmedOnly] = useState(link?.confirmedOnly ?? false);
  const [takesComments, setTakesComments] = useState(link?.takesComments ?? false);
  const [preview, setPreview] = useState(link?.preview ?? false);
  const [busy, setBusy] = useState(false);
  const lasting = terms.map((count) => ({
    value: `${count}`,
    label: count === 0 ? t('access.link.forever') : t('access.link.days', { count }),
  }));
  const kept = link?.expiresAt
    ? [{ value: asItIs, label: t('access.link.untilDate', { date: formatDate(link.expiresAt) }) }]
    : [];
  const isEmpty = isLimited && chosen.size === 0;

  async function submit() {
    const days = Number(term);
    setBusy(true);
    await send({
      name: name.trim(),
      ...(term !== asItIs && { expiresAt: days > 0 ? new Date(Date.now() + days * day).toISOString() : null }),
      toolsets: isLimited ? [...chosen] : null,
      confirmedOnly,
      takesComments,
      preview,
    });
    setBusy(false);
  }

  return (
    <form
      className="flex flex-col gap-4 text-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void submit();
      }}
    >
      <div className="grid gap-4 desktop:grid-cols-2">
        <TextField
          label={t('access.link.name')}
          help={t('access.link.nameHelp')}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField label={t('access.link.term')} value={term} options={[...kept, ...lasting]} onChange={setTerm} />
      </div>
      <div>
        <Checkbox label={t('access.link.limit')} checked={isLimited} onChange={setIsLimited} />
        {isLimited && (
          <div className="my-2 rounded-2xl border border-outline p-4">
            <p className="mb-2 text-sm text-muted">{t('access.link.limitHelp')}</p>
            <ToolsetChoice saved={saved} chosen={chosen} onChoose={setChosen} />
          </div>
        )}
        <Checkbox label={t('access.link.confirmedOnly')} checked={confirmedOnly} onChange={setConfirmedOnly} />
        <Checkbox label={t('access.link.takesComments')} checked={takesComments} onChange={setTakesComments} />
        <Checkbox label={t('access.link.preview')} checked={preview} onChange={setPreview} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
        <Button type="submit" look={link ? 'strong' : undefined} busy={busy} inactive={isEmpty}>
          {t(link ? 'action.save' : 'access.link.make')}
        </Button>
      </div>
    </form>
  );
}
