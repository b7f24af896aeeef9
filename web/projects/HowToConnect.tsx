import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { articlePath } from '#web/paths.ts';

const connections = [
  { key: 'openai', lines: ['OPENAI_API_KEY=sk-…', 'OPENAI_MODEL=gpt-4.1-mini'] },
  { key: 'ollama', lines: ['OPENAI_BASE_URL=http://localhost:11434/v1', 'OPENAI_MODEL=llama3.1'] },
  { key: 'compatible', lines: ['OPENAI_BASE_URL=https://…/v1', 'OPENAI_API_KEY=…', 'OPENAI_MODEL=…'] },
] as const;

/** How a model is connected. */
export function HowToConnect() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-5 text-sm leading-relaxed">
      <p>{t('model.explanation')}</p>
      <dl className="grid gap-4 desktop:grid-cols-3">
        {connections.map(({ key, lines }) => (
          <div key={key}>
            <dt className="font-semibold">{t(`model.connection.${key}`)}</dt>
            <dd className="mt-1.5 rounded-xl bg-raised px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-text">
              <code translate="no">{lines.join('\n')}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {t('model.restart')}{' '}
        <Link to={articlePath('connecting-a-model')} className="font-semibold underline underline-offset-4">
          {t('help.howToConnect')}
        </Link>
      </p>
    </div>
  );
}
