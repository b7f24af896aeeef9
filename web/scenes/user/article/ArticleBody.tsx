import { lazy, Suspense } from 'react';

import { articleHeadings } from '#engine/article/articleHeadings.ts';
import { SkeletonPage } from '#web/components/Skeleton.tsx';

import { ArticleContents } from './ArticleContents.tsx';
import { ShowTopic } from './ShowTopic.tsx';

const Markdown = lazy(async () => ({ default: (await import('#web/components/Markdown.tsx')).Markdown }));

/** The text of an article, with a table of contents beside it on wide screens. */
export function ArticleBody({ text }: { text: string }) {
  const topics = articleHeadings(text).filter(({ level }) => level <= 2);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 wide:grid-cols-[minmax(0,1fr)_200px]">
      <Suspense fallback={<SkeletonPage />}>
        <Markdown text={text} />
        <ShowTopic />
      </Suspense>
      {topics.length > 1 && <ArticleContents topics={topics} />}
    </div>
  );
}
