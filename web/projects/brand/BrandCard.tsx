import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type AnyBrand, deleteBrand, fetchBrand, projectBrandAddress, usualBrandAddress } from '#web/api/brands.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { ImagesOf } from '#web/images/ImagesOf.tsx';
import { showToast } from '#web/stores/toasts.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { BrandForm } from './BrandForm.tsx';

/**
 * Logo, colour and names on what is handed over of a project; or without one, of all projects of the person that have
 * none of their own.
 */
export function BrandCard({ projectId }: { projectId?: string }) {
  const { t } = useTranslation();
  const address = projectId === undefined ? usualBrandAddress : projectBrandAddress(projectId);
  const load = useCallback((signal: AbortSignal) => fetchBrand(address, signal), [address]);
  const { loaded, reload } = useLoaded(load);
  // What was saved here is newer than what was loaded.
  const [saved, setSaved] = useState<{ brand: AnyBrand; count: number } | null>(null);
  const brand = saved?.brand ?? (loaded.phase === 'ready' ? loaded.data : null);
  const keep = (next: AnyBrand) => setSaved((before) => ({ brand: next, count: (before?.count ?? 0) + 1 }));
  return (
    <Card title={t('brand.title')}>
      <p className="mb-5 leading-relaxed text-muted">{t(projectId === undefined ? 'brand.usual' : 'brand.text')}</p>
      {loaded.phase === 'loading' && <Skeleton className="h-64" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {brand && (
        <ImagesOf path={address.replace(/brand$/, projectId === undefined ? 'brand/images' : 'images')}>
          <BrandForm key={saved?.count} address={address} brand={brand} onSaved={keep} />
          {projectId !== undefined && brand.isOwn !== undefined && (
            <Origin projectId={projectId} isOwn={brand.isOwn} onChange={keep} />
          )}
        </ImagesOf>
      )}
    </Card>
  );
}

interface OriginProps {
  projectId: string;
  isOwn: boolean;
  onChange: (brand: AnyBrand) => void;
}

/** Says where it is from, and takes a project's own away. */
function Origin({ projectId, isOwn, onChange }: OriginProps) {
  const { t } = useTranslation();
  const { busy, failure, submit } = useSubmission();
  if (!isOwn) return <p className="mt-4 text-sm text-muted">{t('brand.isUsual')}</p>;
  const takeAway = () =>
    submit(async () => {
      onChange(await deleteBrand(projectId));
      showToast('success', t('brand.isUsualAgain'));
    });
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <FormAlert failure={failure} />
      <Button look="quiet" size="small" busy={busy} onClick={() => void takeAway()}>
        {t('brand.useUsual')}
      </Button>
    </div>
  );
}
