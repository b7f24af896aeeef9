import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import { display, setHintSeen } from '#web/stores/display.ts';

interface PictureHintProps {
  id: string;
  /** How the picture is edited, and of which kind that is. */
  text: string;
  kind: string;
  /** What the last edit did, said politely; "" before the first. */
  news: string;
}

/**
 * Says how a picture is edited, until it is dismissed or somebody has done it once; screen readers can ask for it at
 * any time. And what the last edit did.
 */
export function PictureHint({ id, text, kind, news }: PictureHintProps) {
  const { t } = useTranslation();
  const { hintsSeen } = useSnapshot(display);
  const [wasSeen] = useState(hintsSeen.includes(kind));
  const isDone = news !== '';
  useEffect(() => {
    if (isDone) setHintSeen(kind);
  }, [isDone, kind]);
  const isShown = !isDone && !wasSeen && !hintsSeen.includes(kind);
  return (
    <div className="flex min-w-0 flex-3 basis-80 items-center gap-1 text-sm text-muted empty:hidden print:hidden">
      <p id={id} className={isShown ? undefined : 'sr-only'}>
        {text}
      </p>
      {isShown && (
        <IconButton label={t('picture.hideHint')} onClick={() => setHintSeen(kind)} className="-my-2 shrink-0">
          <X aria-hidden size={16} />
        </IconButton>
      )}
      <p role="status" className="text-text">
        {news}
      </p>
    </div>
  );
}
