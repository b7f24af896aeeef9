import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

export function SubscriptionSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-64 rounded-3xl" />
      <Skeleton className="mt-4 h-80 rounded-3xl" />
      <Skeleton className="mt-4 h-36 rounded-3xl" />
    </SkeletonPage>
  );
}
