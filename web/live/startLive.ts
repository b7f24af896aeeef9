import { ref } from 'valtio';

import { followProject } from '#web/api/followProject.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { refreshFindings } from '#web/stores/findings.ts';
import { live, type LiveParts } from '#web/stores/live.ts';

import { FindingNotes } from './FindingNotes.tsx';
import { heedEvent, heedRefusal, heedReturn } from './heedEvent.ts';
import { LiveNotices } from './LiveNotices.tsx';
import { NewsStatus } from './NewsStatus.tsx';
import { noteConnection } from './noteConnection.ts';
import { PeopleAtStep } from './PeopleAtStep.tsx';
import { PeopleAtToolset } from './PeopleAtToolset.tsx';
import { PeopleInProject } from './PeopleInProject.tsx';
import { Seat } from './Seat.ts';
import { whileShown } from './whileShown.ts';

const parts: LiveParts = { PeopleAtToolset, PeopleAtStep, PeopleInProject, NewsStatus, LiveNotices, FindingNotes };

/** Follows a project until the signal aborts or the reader may no longer read it. */
export async function startLive(projectId: string, signal: AbortSignal): Promise<void> {
  await addWordsOf('live');
  if (signal.aborted) return;
  live.parts = ref<LiveParts>(parts);
  refreshFindings(projectId);
  const seat = new Seat(projectId);
  const leave = () => {
    seat.leave();
    live.people = ref([]);
  };
  let isFirst = true;
  await whileShown(signal, async (shown) => {
    const noteConnected = noteConnection(shown);
    try {
      await followProject(projectId, {
        signal: shown,
        onEvent: (event) => {
          if (event.name === 'sync') {
            seat.take(event.data.stream);
            if (!isFirst) heedReturn();
            isFirst = false;
          }
          heedEvent(event);
        },
        onInterrupted: (isInterrupted) => {
          noteConnected(!isInterrupted);
          if (isInterrupted) leave();
        },
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      heedRefusal(error);
    } finally {
      leave();
    }
  });
}
