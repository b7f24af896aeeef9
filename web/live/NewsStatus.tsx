import UsersRound from 'lucide-react/icons/users-round';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ref, useSnapshot } from 'valtio';

import { describePlace } from '#engine/fields/describePlace.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { live, type News } from '#web/stores/live.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

import { compareWaiting } from './catchUp.ts';
import { isKnown } from './isKnown.ts';
import { dismissNews, newsOf } from './keptNews.ts';

const NewsDialog = lateDialog(async () => (await import('./NewsDialog.tsx')).NewsDialog);

const mostPlaces = 3;

/**
 * Says what others changed while the toolset was open, until it is dismissed: what came in, and what waits since both
 * changed it.
 */
export function NewsStatus() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { news } = useSnapshot(live);
  const { document, server, isContradicted } = useSnapshot(toolsetScreen);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const kept = document && newsOf(document);
    if (kept && live.news?.document !== document) live.news = ref<News>(kept);
  }, [document]);
  const own = news?.document === document ? news : null;
  const { edit } = useMay();
  const isAsking = edit && own?.waiting && server && !isContradicted && !isKnown(server, own.waiting);
  const isDraft = isAsking && own.waiting?.revision === server.revision;
  const names = own && new Intl.ListFormat(language).format(own.by);
  return (
    // In the page before its first words, as screen readers require.
    <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {own && names && own.changes.length > 0 && (
        <StatusRow look="own" icon={<UsersRound aria-hidden size={14} />} state={names}>
          <span className="wrap-anywhere">{t('live.changed', { count: own.by.length, places: placesOf(own) })}</span>
          <StatusAction onClick={() => setIsOpen(true)}>{t('live.seeNews')}</StatusAction>
          <StatusAction onClick={dismissNews}>{t('action.dismiss')}</StatusAction>
        </StatusRow>
      )}
      {isAsking && isDraft && (
        <StatusRow look="ai" icon={<StateMark state="generated" />} state={t('live.draftTitle')}>
          <span>{t('live.draftText')}</span>
          <StatusAction onClick={() => void compareWaiting()}>{t('live.showDraft')}</StatusAction>
        </StatusRow>
      )}
      {isAsking && !isDraft && names && (
        <StatusRow look="attention" icon={<UsersRound aria-hidden size={14} />} state={names}>
          <span>{t('live.waiting', { count: own.by.length })}</span>
          <StatusAction onClick={() => void compareWaiting()}>{t('live.compare')}</StatusAction>
        </StatusRow>
      )}
      {own && isOpen && <NewsDialog news={own} onClose={() => setIsOpen(false)} />}
    </div>
  );

  function placesOf({ document: { editable }, changes, before, after }: News): string {
    const places = changes.map(({ kind, pointer, origin }) =>
      kind === 'removed'
        ? describePlace(origin ?? pointer, before, editable.source.definition, language)
        : describePlace(pointer, after, editable.source.definition, language),
    );
    const most = places.length > mostPlaces ? mostPlaces - 1 : mostPlaces;
    const named = places.slice(0, most).map((place) => t('live.place', { place }));
    const more = places.length - named.length;
    return new Intl.ListFormat(language).format(more > 0 ? [...named, t('live.more', { count: more })] : named);
  }
}
