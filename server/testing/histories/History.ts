import type { LedgerMismatches } from '#server/billing/reconcileLedger.ts';

/** What stands in a document: the words that the save has put into it as a mark, and a digest of all of it. */
export interface Shown {
  revision: number;
  mark: string | null;
  digest: string | null;
}

/** What people ask for, and what they are told where it is done. */
export interface Calls {
  read: { asks: { project: string; toolset: string }; told: Shown & { draft: string | null } };
  /** @param asks.draft whose draft the content was made from */
  save: {
    asks: { project: string; toolset: string; revision: number; mark: string; draft: string | null };
    told: Shown;
  };
  /** @param asks.draft the one that the person has seen */
  discard: { asks: { project: string; toolset: string; draft: string }; told: null };
  draft: { asks: { project: string; toolset: string }; told: { id: string; tokens: number } };
  cancel: { asks: { generation: string }; told: null };
  comment: { asks: { project: string; text: string }; told: { id: string } };
  'delete-comment': { asks: { project: string; comment: string }; told: null };
  version: { asks: { project: string; name: string }; told: { id: string } };
  /** @param told.revision null: it stands already */
  restore: {
    asks: { project: string; toolset: string; revision: number; version: string; name: string };
    told: { revision: number | null };
  };
  upload: { asks: { project: string; picture: string }; told: { fileName: string } };
  buy: { asks: { offer: string }; told: { id: string; page: string } };
  pay: { asks: { payment: string; page: string }; told: { status: string } };
  balance: { asks: object; told: { balance: number } };
}

export type CallName = keyof Calls;

/**
 * What became of a call. `unknown`: no answer, or one that says only that something went wrong, so that it may have
 * happened, or may yet happen until the end.
 */
export type Outcome<Name extends CallName> =
  | { outcome: 'acknowledged'; told: Calls[Name]['told'] }
  | { outcome: 'refused'; status: number; key: string; revision?: number | undefined }
  | { outcome: 'unknown'; why: string };

/** A call as a person made it. `begun` and `ended` are places in the one order of all that happened. */
export type Call<Name extends CallName = CallName> = {
  [Each in Name]: {
    does: Each;
    who: string;
    /** Which server it went to. */
    at: number;
    asks: Calls[Each]['asks'];
    /** The Idempotency-Key. */
    key?: string | undefined;
    begun: number;
    ended: number;
    result: Outcome<Each>;
  };
}[Name];

/** Something that was done to a server. */
export interface Disturbance {
  what: string;
  begun: number;
  ended: number;
}

export interface Movement {
  kind: string;
  reference: string;
  /** The person whose account it is; null: one of the house's. */
  person: string | null;
  account: string;
  amount: number;
}

/** All that can be read when everything has come to rest. */
export interface EndState {
  documents: (Shown & { project: string; toolset: string; draft: string | null })[];
  comments: { project: string; id: string; text: string; deleted: boolean }[];
  /** Of people; their contents by toolset. */
  versions: { project: string; id: string; name: string; contents: Record<string, Omit<Shown, 'revision'>> }[];
  /** By project and name of file: the picture whose bytes it has, or why it has none. */
  images: { project: string; fileName: string; picture: string }[];
  generations: { id: string; project: string; status: string; tokens: number }[];
  payments: { person: string; id: string; status: string; tokens: number }[];
  people: { id: string; balance: number; reserved: number; movements: number }[];
  ledger: { movements: Movement[]; mismatches: LedgerMismatches };
}

/** A run as it was seen from outside. */
export interface History {
  /** Generations that had been started before. */
  given: string[];
  calls: Call[];
  disturbances: Disturbance[];
  end: EndState;
}

/** A promise that was not kept. */
export interface Breach {
  rule: string;
  about: string;
  /** Places in the order of events around which it came about. */
  around: number[];
}
