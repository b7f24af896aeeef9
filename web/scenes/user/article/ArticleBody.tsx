import { articleHeadings } from '#engine/article/articleHeadings.ts';
import { lateView } from '#web/components/lateView.ts';
import { SkeletonPage } from '#web/components/Skeleton.tsx';

import { ArticleContents } from './ArticleContents.tsx';

const ArticleText = lateView(async () => (await import('./ArticleText.tsx')).ArticleText, <SkeletonPage />);

/** The text of an article, with a table of contents beside it on wide screens. */
export function ArticleBody({ text }: { text: string }) {
  const topics = articleHeadings(text).filter(({ level }) => level <= 2);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 wide:grid-cols-[minmax(0,1fr)_200px]">
      <ArticleText text={text} />
      {topics.length > 1 && <ArticleContents topics={topics} />}
    </div>
  );
}
