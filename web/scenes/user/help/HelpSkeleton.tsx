import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

/** Placeholder of the help centre while it loads. */
export function HelpSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-32 rounded-3xl" />
      <div className="mt-4 grid gap-3 xl:grid-cols-2">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </div>
    </SkeletonPage>
  );
}
