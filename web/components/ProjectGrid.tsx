import type { Project } from '#engine/protocol/project.ts';

import { ProjectCard } from './ProjectCard.tsx';
import { Skeleton } from './Skeleton.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 desktop:gap-5 xl:grid-cols-3';

export function ProjectGrid({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={grid}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}

export function ProjectGridSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-52 rounded-3xl" />
      ))}
    </div>
  );
}
