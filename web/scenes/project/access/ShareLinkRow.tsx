import { useTranslation } from 'react-i18next';

import type { ShareLink } from '#engine/protocol/shareLink.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { formatDate } from '#web/i18n/formats.ts';

export const isOver = ({ expiresAt }: ShareLink): boolean => expiresAt !== null && Date.parse(expiresAt) < Date.now();

/** How long a link holds, and the button that ends it; one that is over is only taken off the list. */
export function ShareLinkRow({ link, onEnd }: { link: ShareLink; onEnd: () => void }) {
  const { t } = useTranslation();
  const made = formatDate(link.createdAt);
  const date = link.expiresAt === null ? '' : formatDate(link.expiresAt);
  const term = t(`access.link.${isOver(link) ? 'over' : date ? 'until' : 'open'}`, { made, date });
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span className={classNames('min-w-0 text-sm', isOver(link) && 'text-tertiary')}>{term}</span>
      <Button size="small" className="shrink-0" onClick={onEnd}>
        {t(isOver(link) ? 'access.link.remove' : 'access.withdraw')}
        <span className="sr-only"> {term}</span>
      </Button>
    </li>
  );
}
