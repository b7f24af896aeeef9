import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

/** What keeps the place of the page until it is known where the project stands. */
export function StandingSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-7 max-w-2xl" />
      <div className="grid gap-6 wide:grid-cols-[1fr_21rem]">
        <Skeleton className="h-72 rounded-[1.25rem]" />
        <Skeleton className="h-72 rounded-[1.25rem]" />
      </div>
      <Skeleton className="mt-4 h-80 rounded-[1.25rem]" />
    </SkeletonPage>
  );
}
