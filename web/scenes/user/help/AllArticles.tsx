import ArrowRight from 'lucide-react/icons/arrow-right';
import Sprout from 'lucide-react/icons/sprout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import type { ArticleSummary } from '#engine/protocol/article.ts';
import { articlePath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';

import { ArticleCard } from './ArticleCard.tsx';

const firstOfAll = 'first-steps';

/** All articles: an introduction, the guides, and the toolsets by stage. */
export function AllArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const first = articles.find(({ id }) => id === firstOfAll);
  const guides = articles.filter(({ kind, id }) => kind === 'guide' && id !== firstOfAll);
  const stageOf = (id: string) => summaries.find((summary) => summary.id === id)?.stage;
  return (
    <div className="flex flex-col gap-12">
      {first && <FirstArticle article={first} />}
      <section aria-labelledby="guides">
        <h2 id="guides" className="mb-5 text-2xl font-bold">
          {t('help.guides')}
        </h2>
        <ArticleList articles={guides} />
      </section>
      <section aria-labelledby="toolsets">
        <h2 id="toolsets" className="text-2xl font-bold">
          {t('help.toolsets')}
        </h2>
        <p className="mt-1 max-w-2xl leading-relaxed text-muted">{t('help.toolsetsText')}</p>
        {stages.map((stage) => {
          const members = articles.filter(({ kind, id }) => kind === 'toolset' && stageOf(id) === stage);
          return (
            members.length > 0 && (
              <section key={stage} aria-labelledby={`stage-${stage}`} className="mt-8">
                <h3 id={`stage-${stage}`} className="mb-4 text-lg font-bold">
                  {t(`stage.${stage}.title`)}
                </h3>
                <ArticleList articles={members} />
              </section>
            )
          );
        })}
      </section>
    </div>
  );
}

function FirstArticle({ article }: { article: ArticleSummary }) {
  return (
    <Link
      to={articlePath(article.id)}
      className="group flex items-start gap-5 rounded-3xl bg-secondary-tonal p-6 text-on-secondary-tonal desktop:p-8"
    >
      <Sprout aria-hidden size={32} className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-xl font-bold group-hover:underline group-hover:underline-offset-4">
          {article.title}
        </span>
        <span className="mt-1 block leading-relaxed">{article.summary}</span>
      </span>
      <ArrowRight aria-hidden size={24} className="shrink-0 self-center max-desktop:hidden" />
    </Link>
  );
}

function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
