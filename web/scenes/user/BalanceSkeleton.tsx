import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

export function BalanceSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-36 rounded-3xl" />
      <div className="mt-4 flex flex-col gap-5 rounded-3xl bg-raised p-6 shadow-raised desktop:p-8">
        <Skeleton className="h-6 w-32" />
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className="flex justify-between gap-6">
            <Skeleton className="h-10 w-48" />
            <Skeleton className="h-6 w-16" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  );
}
