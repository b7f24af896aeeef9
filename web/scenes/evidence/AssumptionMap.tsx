import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { assumptionMap } from '#engine/evidence-register/assumptionMap.ts';
import { drawPictureWith } from '#engine/picture/drawPictureWith.ts';
import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Picture } from '#web/picture/Picture.tsx';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { SavePicture } from '#web/picture/SavePicture.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';

import { EvidenceCard } from './EvidenceCard.tsx';

interface AssumptionMapProps {
  /** In the order of the register, whose numbers the dots have. */
  claims: readonly ClaimAnswer[];
  project: string;
}

/** Claims by importance and evidence; on a sheet of its own they stand beside it. */
export function AssumptionMap({ claims, project }: AssumptionMapProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const placed = claims.filter(({ importance }) => importance !== undefined).length;
  return (
    <EvidenceCard titleId={titleId} title={t('evidence.map.title')}>
      <div className="flex flex-1 flex-col justify-between gap-2 px-5 pb-3">
        {placed === 0 ? (
          <p className="py-4 text-sm text-muted">{t('evidence.map.empty')}</p>
        ) : (
          <PictureBoundary>
            <LateMap claims={claims} project={project} />
          </PictureBoundary>
        )}
        {placed > 0 && placed < claims.length && (
          <p className="text-xs text-muted">{t('evidence.map.without', { count: claims.length - placed })}</p>
        )}
      </div>
    </EvidenceCard>
  );
}

const parts = [{ kind: 'matrix' }] as const;

function LateMap({ claims, project }: AssumptionMapProps) {
  const drawLayout = useDrawLayout(parts);
  const language = useLanguage();
  const [scene] = useMemo(
    () => (drawLayout ? drawPictureWith(drawLayout, assumptionMap(claims, language, false), 'narrow') : []),
    [drawLayout, claims, language],
  );
  if (!drawLayout) return <Skeleton className="aspect-square" />;
  const drawSheet = () => drawPictureWith(drawLayout, assumptionMap(claims, language, true), 'sheet')[0];
  if (!scene) return null;
  return (
    <>
      <div className="mx-auto w-full max-w-lg">
        <Picture scene={scene} />
      </div>
      <SavePicture draw={drawSheet} project={project} />
    </>
  );
}
