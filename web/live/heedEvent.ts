import i18next from 'i18next';
import { ref } from 'valtio';

import type { Participant, ProjectEvent, ProjectEventName, ProjectEvents } from '#engine/protocol/projectEvents.ts';
import type { HttpError } from '#web/api/HttpError.ts';
import { comments, loadCommentCounts, refreshComments } from '#web/stores/comments.ts';
import { refreshFindings } from '#web/stores/findings.ts';
import { live } from '#web/stores/live.ts';
import { project, refreshStatuses } from '#web/stores/project.ts';
import { enterProject } from '#web/stores/projectGeneration.ts';
import { refreshQuestions } from '#web/stores/questions.ts';
import { requireLogin, session } from '#web/stores/session.ts';
import { refreshStanding } from '#web/stores/standing.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { catchUp } from './catchUp.ts';
import { readConfirmed } from './readConfirmed.ts';
import { readLocks } from './readLocks.ts';
import { reloadProject } from './reloadProject.ts';

/** Does what an event of the open project asks for. */
export function heedEvent({ name, data }: ProjectEvent): void {
  // A server that is newer than the page may tell more.
  (heed[name] as ((data: unknown) => void) | undefined)?.(data);
}

const heed: { [Name in ProjectEventName]: (data: ProjectEvents[Name]) => void } = {
  sync({ name, mode, revisions }) {
    if (name !== project.current?.name || mode !== project.current.mode) reload(null);
    const newer = Object.keys(revisions).filter((toolset) => !isShown(toolset, revisions[toolset]!));
    if (newer.length > 0) void refreshStatuses();
    if (newer.includes(toolsetScreen.toolsetId)) void catchUp(nameOf(null), revisions[toolsetScreen.toolsetId]);
  },
  presence({ people }) {
    live.people = ref(people.filter(({ id }) => id !== session.user?.id));
  },
  saved({ toolset, revision, by, byItself = false }) {
    if (!isShown(toolset, revision)) {
      if (byItself) lookOnceAMinute(toolset);
      else void refreshStatuses();
    }
    if (toolset === toolsetScreen.toolsetId) void catchUp(nameOf(by), revision);
  },
  draft({ toolset, state, by }) {
    if (toolset === null) {
      if (state === 'started' && project.id) void enterProject(project.id);
      return;
    }
    if (state === 'started') return;
    void refreshStatuses();
    if (toolset === toolsetScreen.toolsetId) void catchUp(nameOf(by));
  },
  locks({ toolset }) {
    if (toolset === toolsetScreen.toolsetId) void readLocks();
  },
  confirmed({ toolset }) {
    void refreshStatuses();
    if (toolset === toolsetScreen.toolsetId) void readConfirmed();
  },
  questions: () => refreshQuestions(),
  // What one of them rests on counts for the others, and so does what was built on it.
  ties: () => void refreshStatuses(),
  decisions: () => refreshStanding(),
  sources() {
    live.sourceNews += 1;
  },
  rounds: () => void refreshStatuses(),
  project: ({ by }) => reload(by),
  mode: ({ by }) => reload(by),
  path: ({ by }) => {
    reload(by);
    void refreshStatuses();
  },
  depth: () => void refreshStatuses(),
  members({ by }) {
    live.memberNews += 1;
    reload(by);
  },
  ended({ reason }) {
    if (reason === 'signed-out') requireLogin();
    else reload(null);
  },
  comment({ toolset }) {
    if (toolset === comments.toolsetId) refreshComments();
    else if (project.id) void loadCommentCounts(project.id);
  },
  critique() {
    if (project.id) refreshFindings(project.id);
  },
};

function reload(by: Participant | null): void {
  if (project.id) void reloadProject(project.id, by?.id === session.user?.id ? null : nameOf(by));
}

/** The stream begins again: nobody told what happened meanwhile. */
export function heedReturn(): void {
  live.memberNews += 1;
  reload(null);
  refreshComments();
  refreshQuestions();
  refreshStanding();
  live.sourceNews += 1;
  heed.critique({ by: null });
  void readLocks();
  void readConfirmed();
}

/** The server does not let this person follow the project. */
export function heedRefusal({ status }: HttpError): void {
  heed.ended({ reason: status === 401 ? 'signed-out' : 'no-access' });
}

const minute = 60_000;

/** What follows from somebody's typing is looked at once a minute, not at each pause; and from the last of it, too. */
function lookOnceAMinute(toolset: string): void {
  const since = Date.now() - (live.lookedAt.get(toolset) ?? 0);
  if (since >= minute) return look(toolset);
  if (live.looksAgain.has(toolset)) return;
  live.looksAgain.add(toolset);
  const { id } = project;
  setTimeout(() => {
    live.looksAgain.delete(toolset);
    if (project.id === id) look(toolset);
  }, minute - since);
}

function look(toolset: string): void {
  live.lookedAt.set(toolset, Date.now());
  void refreshStatuses();
}

const isShown = (toolset: string, revision: number) =>
  project.toolsets.some((status) => status.id === toolset && status.revision >= revision);

function nameOf(by: Participant | null): string {
  if (by?.id === session.user?.id) return i18next.t('live.yourself');
  return by?.name ?? i18next.t('live.somebody');
}
