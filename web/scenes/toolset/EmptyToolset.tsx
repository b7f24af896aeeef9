import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { classNames } from '#web/components/classNames.ts';
import { statusLink } from '#web/components/statusLink.ts';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { useOpenExample } from '#web/projects/useOpenExample.ts';
import { project } from '#web/stores/project.ts';

import { EmptyCard } from './empty/EmptyCard.tsx';
import { GhostPicture } from './ghost/GhostPicture.tsx';

interface EmptyToolsetProps {
  definition: ToolsetDefinition;
  readOnly: boolean;
  /** What the result will look like; null where there is no picture, or it is still on its way. */
  ghost: PictureSubject | null;
  /** Begins with the first box of the picture; absent where there is none, and the form is begun. */
  onFillIn?: (() => void) | undefined;
}

/** A toolset of which nothing is there: its question and the ways to fill it, on the ghost of its result. */
export function EmptyToolset({ definition, readOnly, ghost, onFillIn }: EmptyToolsetProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { opening, openExample } = useOpenExample(definition.manifest.id);
  const hasPicture = definition.ui.picture.length > 0;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className={classNames('grid', hasPicture && 'desktop:min-h-[34.75rem]')}>
        {hasPicture && (
          <div className="pointer-events-none overflow-hidden rounded-2xl border border-dashed border-frame bg-(--picture-ground) p-3 max-desktop:order-2 max-desktop:mt-4 sm:p-4 desktop:col-start-1 desktop:row-start-1">
            <div className="max-h-105 overflow-hidden mask-b-from-[calc(100%-3rem)] desktop:max-h-[44rem]">
              <PictureBoundary>{ghost && <GhostPicture subject={ghost} />}</PictureBoundary>
            </div>
          </div>
        )}
        <div className="relative z-10 grid place-items-center desktop:col-start-1 desktop:row-start-1 desktop:p-6">
          <EmptyCard {...{ definition, readOnly, onFillIn }} />
        </div>
      </div>
      {hasPicture && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-label text-muted">
          <p className="flex items-center gap-2">
            <Eye aria-hidden size={16} className="shrink-0" />
            {t('toolset.empty.ghost')}
          </p>
          {!current?.isExample && (
            <button
              type="button"
              disabled={opening}
              onClick={openExample}
              className={classNames(statusLink, 'min-h-6 cursor-pointer')}
            >
              {t('toolset.empty.seeExample')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
