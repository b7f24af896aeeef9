import { useMatch } from 'react-router-dom';

import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { toolPath } from '#web/paths.ts';
import { ToolsetSkeleton } from '#web/toolsets/ToolsetSkeleton.tsx';

import { ModelBanner } from './ModelBanner.tsx';
import { useIsOverview } from './useIsOverview.ts';

/** Placeholder of a project's page while it loads. */
export function ProjectSkeleton() {
  const atTool = useMatch(toolPath(':id', ':toolset')) !== null;
  const isOverview = useIsOverview();
  return (
    <div className="flex flex-col gap-4 desktop:gap-5">
      {isOverview && <ModelBanner />}
      {atTool ? <ToolsetSkeleton /> : <PathSkeleton />}
    </div>
  );
}

function PathSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="h-5 max-w-xl" />
      <Skeleton className="mt-4 h-36 rounded-3xl" />
      <div className="mt-4 grid gap-5 desktop:grid-cols-[220px_1fr] desktop:gap-10">
        <div className="flex flex-col gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-6 w-32" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </SkeletonPage>
  );
}
