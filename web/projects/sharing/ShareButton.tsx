import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';

import { LateShareDialog } from './LateShareDialog.ts';

/** Opens the links of the project; its owner alone has them. On phones an icon alone. */
export function ShareButton() {
  const { t } = useTranslation();
  const { id } = useSnapshot(project);
  const { manage } = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!id || !manage) return null;
  return (
    <>
      <Button
        size="small"
        className="max-desktop:px-3"
        icon={<Share2 aria-hidden size={20} />}
        onClick={() => setIsOpen(true)}
      >
        <span className="max-desktop:sr-only">{t('share.action')}</span>
      </Button>
      {isOpen && <LateShareDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
