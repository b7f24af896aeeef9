import Pencil from 'lucide-react/icons/pencil';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EditHrefContext } from './EditHrefContext.ts';
import { whenHovered } from './whenHovered.ts';

/** Leads from a block to its field; seen while the block (a `group`) is hovered or the link has the focus. */
export function EditLink({ pointer, name }: { pointer: string; name: string }) {
  const { t } = useTranslation();
  const editHref = use(EditHrefContext);
  if (!editHref) return null;
  return (
    <Link
      to={editHref(pointer)}
      aria-label={t('reading.edit', { name })}
      title={t('reading.edit', { name })}
      className={`grid size-8 place-items-center rounded-full text-muted hover:text-text print:hidden ${whenHovered}`}
    >
      <Pencil aria-hidden size={15} />
    </Link>
  );
}
