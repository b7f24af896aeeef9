import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ProjectPath } from '#engine/protocol/path.ts';
import { classNames } from '#web/components/classNames.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { definitions, loadSummaries } from '#web/stores/definitions.ts';
import { loadPaths } from '#web/stores/paths.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { pathDuration } from './pathDuration.ts';

interface PathOptionsProps {
  /** The id of the chosen path; the default where it is not there. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** What the choice is called to those who hear the page. */
  legend: string;
}

const load = async () => (await Promise.all([loadPaths(), loadSummaries()]))[0];

/** The paths that a project can take, with what each is for and asks of a team. */
export function PathOptions({ chosen, onChoose, legend }: PathOptionsProps) {
  const { loaded, reload } = useLoaded(load);
  if (loaded.phase === 'loading') return <Skeleton className="h-64" />;
  if (loaded.phase !== 'ready')
    return <FailureView compact error={'error' in loaded && loaded.error} onTryAgain={() => void reload()} />;
  const current = loaded.data.find(({ id }) => id === chosen) ?? loaded.data[0];
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-3 desktop:grid-cols-3">
        {loaded.data.map((path) => (
          <PathOption key={path.id} path={path} isChosen={path === current} onChoose={() => onChoose(path.id)} />
        ))}
      </div>
    </fieldset>
  );
}

interface PathOptionProps {
  path: ProjectPath;
  isChosen: boolean;
  onChoose: () => void;
}

function PathOption({ path, isChosen, onChoose }: PathOptionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { summaries } = useSnapshot(definitions);
  const titles = path.toolsets.flatMap(({ id }) => summaries.find((one) => one.id === id)?.shortTitle[language] ?? []);
  const more = summaries.length - titles.length;
  return (
    <label
      className={classNames(
        'flex cursor-pointer flex-col gap-2 rounded-2xl border-2 p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-primary bg-primary-tonal text-on-primary-tonal' : 'border-outline hover:border-frame',
      )}
    >
      <span className="flex items-center gap-3">
        <span className="flex-1 text-lg font-semibold">{path.title[language]}</span>
        <input
          type="radio"
          name="path"
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-primary outline-none"
        />
      </span>
      <span className="text-sm leading-relaxed">{path.for[language]}</span>
      <span className="text-label font-semibold">
        {t('paths.steps', { count: path.toolsets.length })} · {pathDuration(path.minutes, t)}
      </span>
      <span className="text-sm leading-relaxed text-muted">
        {titles.length < 10 ? titles.join(' → ') : t('paths.fromTo', { first: titles[0], last: titles.at(-1) })}
      </span>
      <span className="mt-auto text-sm text-muted">
        {more > 0 ? t('paths.atHand', { count: more }) : t('paths.everything')}
      </span>
    </label>
  );
}
