import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

/** Placeholder for a toolset's title, status line and picture while they load. */
export function ToolsetSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="-mt-1 h-5 w-52" />
      <Skeleton className="mt-4 aspect-video rounded-2xl" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-16 max-w-3xl" />
    </SkeletonPage>
  );
}
