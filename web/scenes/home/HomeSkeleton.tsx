import { classNames } from '#web/components/classNames.ts';
import { ProjectGridSkeleton } from '#web/components/ProjectGrid.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

export function HomeSkeleton({ showsGuide }: { showsGuide: boolean }) {
  return (
    <SkeletonPage>
      <StepSkeleton showsGuide={showsGuide} />
      <Skeleton className="mt-4 mb-2 h-7 w-56" />
      <ProjectGridSkeleton />
    </SkeletonPage>
  );
}

/** As high as the content it stands for, to avoid layout shift. */
export function StepSkeleton({ showsGuide }: { showsGuide: boolean }) {
  return <Skeleton className={classNames('rounded-3xl', showsGuide ? 'h-98 desktop:h-85' : 'h-68 desktop:h-30')} />;
}
