import { Skeleton, SkeletonPage } from '../../components/Skeleton.tsx';

/** Placeholder for the form and the generation panel while they load. */
export function ToolsetSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="-mt-1 h-5 max-w-3xl" />
      <div className="mt-2 grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_288px]">
        <div className="grid gap-6 broad:grid-cols-[13rem_minmax(0,1fr)] broad:gap-10">
          <div className="flex flex-col gap-5 max-broad:hidden">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-28" />
          </div>
          <div className="flex flex-col gap-6">
            <Field className="h-12" />
            <Field className="h-28" />
            <Field className="h-28" />
          </div>
        </div>
        <Skeleton className="h-80 rounded-3xl max-wide:hidden" />
      </div>
    </SkeletonPage>
  );
}

function Field({ className }: { className: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-4 w-40" />
      <Skeleton className={className} />
    </div>
  );
}
