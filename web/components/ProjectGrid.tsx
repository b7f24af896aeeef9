import type { ReactNode } from 'react';

import type { Project } from '#engine/protocol/project.ts';

import { ProjectCard } from './ProjectCard.tsx';
import { Skeleton } from './Skeleton.tsx';

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-4 desktop:gap-5';

interface ProjectGridProps {
  projects: readonly Project[];
  renderMenu?: (project: Project) => ReactNode;
  renderPicture?: (project: Project) => ReactNode;
}

export function ProjectGrid({ projects, renderMenu, renderPicture }: ProjectGridProps) {
  return (
    <ul className={grid}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} menu={renderMenu?.(project)} picture={renderPicture?.(project)} />
        </li>
      ))}
    </ul>
  );
}

export function ProjectGridSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2].map((index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="flex min-h-56 flex-col rounded-3xl border border-outline bg-raised p-6">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <div className="mt-auto flex flex-col gap-3 pt-6">
        <Skeleton className="h-2" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}
