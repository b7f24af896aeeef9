import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { TextField } from '#web/components/TextField.tsx';
import { loadArticles } from '#web/stores/articles.ts';

const pause = 250; // debounce in milliseconds

/** The query is kept in the URL, so that going back from an article restores the results. */
export function HelpSearch() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(wanted);
  const written = useRef(wanted);

  useEffect(() => {
    void loadArticles(wanted);
    // Not caused by typing: a link or the back button changed the URL.
    if (wanted !== written.current) setTyped(wanted);
    written.current = wanted;
  }, [wanted]);

  useEffect(() => {
    const search = typed.trim();
    if (search === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = search;
      setParameters(search ? { search } : {}, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, setParameters]);

  return (
    <TextField
      hideLabel
      type="search"
      label={t('help.search')}
      placeholder={t('help.search')}
      maxLength={120}
      start={<Search aria-hidden size={20} className="shrink-0 text-muted" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
