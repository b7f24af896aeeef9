import { ProjectGridSkeleton } from '../../components/ProjectGrid.tsx';
import { Skeleton, SkeletonPage } from '../../components/Skeleton.tsx';

export function HomeSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-32 rounded-3xl" />
      <Skeleton className="mt-4 mb-2 h-7 w-56" />
      <ProjectGridSkeleton />
    </SkeletonPage>
  );
}
