import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ShareLink } from '#engine/protocol/shareLink.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { Menu } from '#web/components/Menu.tsx';
import { formatDate } from '#web/i18n/formats.ts';

import { copyLink } from './copyLink.ts';
import { LinkAddress } from './LinkAddress.tsx';

export const isOver = ({ expiresAt }: Pick<ShareLink, 'expiresAt'>): boolean =>
  expiresAt !== null && Date.parse(expiresAt) < Date.now();

interface ShareLinkRowProps {
  link: ShareLink;
  isNew?: boolean;
  onChange: () => void;
  onEnd: () => void;
}

/** What a link is called, what it shows and how long it holds; its address to copy, and its end. */
export function ShareLinkRow({ link, isNew = false, onChange, onEnd }: ShareLinkRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setIsShown] = useState(isNew);
  const { url, toolsets, confirmedOnly, takesComments, preview } = link;
  const over = isOver(link);
  const made = formatDate(link.createdAt);
  const date = link.expiresAt === null ? '' : formatDate(link.expiresAt);
  const term = t(`access.link.${over ? 'over' : date ? 'until' : 'open'}`, { made, date });
  const shows = [
    toolsets ? t('access.link.showsSome', { count: toolsets.length }) : t('access.link.showsAll'),
    ...(confirmedOnly ? [t('access.link.showsConfirmed')] : []),
    ...(takesComments ? [t('access.link.showsComments')] : []),
    ...(preview ? [t('access.link.showsPreview')] : []),
  ];
  const name = link.name || t('access.link.unnamed', { made });
  const withdraw = { label: t('access.withdraw'), danger: true, onChoose: onEnd };
  return (
    <li className="py-3" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <div className={classNames('min-w-0 flex-1 basis-56', over && 'text-tertiary')}>
          <p id={id} className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-muted">{shows.join(' · ')}</p>
          <p className="text-sm text-muted">{url === null && !over ? t('access.link.ofBefore', { made }) : term}</p>
        </div>
        {over ? (
          <Button size="small" className="shrink-0" onClick={onEnd}>
            {t('access.link.remove')}
            <span className="sr-only"> {name}</span>
          </Button>
        ) : (
          <>
            {url && (
              <Button size="small" className="shrink-0" onClick={() => void copyLink(url, () => setIsShown(true))}>
                {t('access.link.copy')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            <Menu
              label={t('access.actionsFor', { name })}
              entries={[
                ...(url ? [{ label: t('access.link.show'), onChoose: () => setIsShown(true) }] : []),
                { label: t('access.link.change'), onChoose: onChange },
                withdraw,
              ]}
            />
          </>
        )}
      </div>
      {isShown && url && !over && <LinkAddress url={url} isNew={isNew} />}
    </li>
  );
}
