import { z } from 'zod';

import { chosenDepth } from './depth.ts';
import { id } from './id.ts';
import { projectModes } from './project.ts';

/** Somebody as others in a project see them. */
const participant = z.object({ id: z.string(), name: z.string() });
/** null: it was found in the rows, which do not say who. */
const by = participant.nullable();

/** What happens in a project, as its event streams tell it; by event name. */
export const projectHappenings = {
  /** A toolset has a newer revision; `byItself`: it follows somebody's typing, and more will soon. */
  saved: z.object({ toolset: z.string(), revision: z.int(), byItself: z.boolean().optional(), by }),
  /** A draft is being written, is there, or is none any more. */
  draft: z.object({ toolset: z.string().nullable(), state: z.enum(['started', 'ended', 'discarded']), by }),
  /** Other places of a toolset are locked. */
  locks: z.object({ toolset: z.string(), by }),
  /** What of a toolset is confirmed, or is so no more, has changed; its content has not. */
  confirmed: z.object({ toolset: z.string(), by }),
  /** A question was answered, or an answer was taken back. */
  questions: z.object({ by }),
  /** Claims were said to be the same, or to differ. */
  ties: z.object({ by }),
  /** Something was decided. */
  decisions: z.object({ by }),
  /** A source was added, changed, or is gone. */
  sources: z.object({ by }),
  /** A round was started. */
  rounds: z.object({ by }),
  project: z.object({ name: z.string(), by }),
  mode: z.object({ mode: z.enum(projectModes), by }),
  /** The project takes another path. */
  path: z.object({ path: z.string(), by }),
  /** A toolset goes to another depth, or other topics are chosen. */
  depth: chosenDepth.extend({ toolset: z.string(), by }),
  /** Who may do what has changed. */
  members: z.object({ by }),
  /** A comment was written, changed or resolved. */
  comment: z.object({ toolset: z.string(), by }),
  /** The project is being read for contradictions, or is so no more, or somebody has settled one. */
  critique: z.object({ by }),
};

/** Why a stream ends for good; without it, it may be opened again. */
const endReasons = ['signed-out', 'no-access'] as const;

/** Server-Sent Events of a project, by name. Whoever reconnects gets `sync` and `presence` again. */
export type ProjectEvents = {
  [Name in keyof typeof projectHappenings]: z.infer<(typeof projectHappenings)[Name]>;
} & {
  /** How the project stands when the stream begins. */
  sync: {
    /** Names this stream in PUT /api/projects/:id/presence. */
    stream: string;
    name: string;
    mode: (typeof projectModes)[number];
    revisions: Record<string, number>;
  };
  /** Everybody who is here, each once; `toolsets`: those that they have open. */
  presence: { people: (Participant & { toolsets: string[] })[] };
  ended: { reason: (typeof endReasons)[number] };
};

/** Where a person is, told by their page every ten seconds. */
export const presenceRequest = z.object({ stream: id, toolset: id.nullable() });

export type Participant = z.infer<typeof participant>;
export type ProjectEventName = keyof ProjectEvents;
export type ProjectEvent = { [Name in ProjectEventName]: { name: Name; data: ProjectEvents[Name] } }[ProjectEventName];
