import { Markdown } from '#web/components/Markdown.tsx';

import { ShowTopic } from './ShowTopic.tsx';

/** What an article says, at the topic that was asked for. */
export const ArticleText = ({ text }: { text: string }) => (
  <>
    <Markdown text={text} />
    <ShowTopic />
  </>
);
