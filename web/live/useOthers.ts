import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import { live, type PersonHere } from '#web/stores/live.ts';

const mostNames = 3;

/** The others in the project, or at one of its toolsets, and a sentence that says so. */
export function useOthers(toolset?: string): { people: readonly PersonHere[]; sentence: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  const { people: all } = useSnapshot(live);
  const people = toolset === undefined ? all : all.filter(({ toolsets }) => toolsets.includes(toolset));
  const names = people.map(({ name }) => name);
  const said =
    names.length > mostNames
      ? [...names.slice(0, mostNames - 1), t('live.others', { count: names.length - mostNames + 1 })]
      : names;
  const sentence = t('live.here', { count: names.length, names: new Intl.ListFormat(language).format(said) });
  return { people, sentence };
}
