import { z } from 'zod';

import { claimStates, directions, sourceKinds, verdicts } from '#engine/evidence/evidenceWords.ts';

const place = z.object({ toolset: z.string(), pointer: z.string() });
const count = z.number().int();
const people = z.object({ read: count, said: count, gave: count, did: count, measured: count, paid: count });

/** Why a claim no longer carries. */
export const fallReasons = ['refuted', 'source-removed'] as const;

const citation = z.object({
  /** `toolset/item` */
  source: z.string(),
  pointer: z.string(),
  against: z.boolean(),
  quote: z.string().optional(),
  /** planned: nobody has seen or heard it yet. missing: it was removed. */
  state: z.enum(['given', 'planned', 'missing']),
});

const test = place.extend({
  verdict: z.enum(verdicts),
  /** What the hypothesis says, where it says something else than the claim. */
  tested: z.string().optional(),
  kind: z.enum(sourceKinds),
  /** People or cases; absent where nobody has told. */
  n: z.number().optional(),
  direction: z.enum(directions).optional(),
  threshold: z.number().optional(),
  margin: z.number().optional(),
  result: z.number().optional(),
  resultAt: place.optional(),
});

export const claimResponse = place.extend({
  id: z.string(),
  text: z.string(),
  state: z.enum(claimStates),
  /** 0 to 5. */
  strength: z.number(),
  /** 1 to 5. */
  importance: z.number().optional(),
  /** Whether it is written down as an assumption. */
  isMarked: z.boolean(),
  sources: z.array(citation),
  tests: z.array(test),
  /** Independent people for and against, by how it is known. */
  for: people,
  against: people,
  /** People and cases on the side that prevails, and the same by kind, each person once. */
  n: z.number(),
  kinds: people,
  /** Ids of the claims that are the same, by ties; they share all but `sources`. Absent where there are none. */
  sameAs: z.array(z.string()).optional(),
  /** The toolsets in which a test of it can be planned; none where none can name it. */
  testIn: z.array(z.string()),
});

export const sourceResponse = place.extend({
  id: z.string(),
  label: z.string(),
  kind: z.enum(sourceKinds),
  person: z.string(),
  date: z.string().optional(),
  /** Ids of claims. */
  supports: z.array(z.string()),
  contradicts: z.array(z.string()),
});

/** What was measured, and the limit that it did not keep. */
export const measuredResponse = z.object({
  result: z.number(),
  threshold: z.number(),
  direction: z.enum(directions),
});

/** A field that states a claim that fell, or was built on one. */
export const consequenceResponse = place.extend({
  /** The item around the field; "" for the whole document. */
  item: z.string(),
  /** Whether the item states the claim itself. */
  isClaim: z.boolean(),
  claim: z.string(),
  /** What the claim says. */
  text: z.string(),
  reason: z.enum(fallReasons),
  /** The toolsets whose documents brought the claim down. */
  judges: z.array(z.string()),
  /** The places in between. */
  through: z.array(place),
  /** Of a refuted claim, where its test has figures. */
  measured: measuredResponse.optional(),
});

/** What the documents of a project, as saved, know and assume. */
export const evidenceResponse = z.object({
  claims: z.array(claimResponse),
  sources: z.array(sourceResponse),
  /** Where claims that fell are stated, and what was built on them, field by field. */
  fallen: z.array(consequenceResponse),
  /** Claims of different toolsets whose words are alike, the likest first, until somebody ties or dismisses them. */
  proposed: z.array(z.object({ claims: z.tuple([z.string(), z.string()]), likeness: z.number().min(0).max(1) })),
});

export type ClaimAnswer = z.infer<typeof claimResponse>;
export type SourceAnswer = z.infer<typeof sourceResponse>;
export type EvidenceAnswer = z.infer<typeof evidenceResponse>;
