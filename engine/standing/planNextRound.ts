import type { Claim, EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { findTests } from '#engine/evidence/findTests.ts';
import { isRepetition, repeatedId } from '#engine/evidence/repeatedIds.ts';
import { isClaimsBind, isItemBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import { beginningOf } from './beginningOf.ts';
import type { DistinctClaim } from './distinctClaims.ts';
import { isRisky } from './mattersMost.ts';

type Item = Readonly<Record<string, unknown>>;
type Declared = EvidenceToolset['manifest']['hypotheses'][number];

/** The plan of tests that a new round begins with. */
export interface NextPlan {
  toolset: string;
  document: ToolsetDocument;
  /** Hypotheses that it tests again, or for the first time. */
  carried: number;
  /** Those that held, and stay as they were. */
  held: number;
  /** What should be tested, but found no room beside what has its verdict. */
  left: number;
}

interface Round {
  toolset: EvidenceToolset;
  /** All of the project, which hold the results. */
  toolsets: readonly EvidenceToolset[];
  documents: ProjectDocuments;
  /** Each once, in the order in which most depends on them. */
  claims: readonly DistinctClaim[];
  /** The number of the round that begins. */
  number: number;
  newId: () => string;
}

/**
 * The toolset with which a round begins: of those that say so the last that is filled in, else the last on the path.
 *
 * @param path ids of toolsets
 */
export function findPlanToolset(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  path: readonly string[] = [],
): EvidenceToolset | undefined {
  const plans = toolsets.filter(({ manifest }) => declaredIn(manifest));
  return (
    plans.findLast(({ manifest }) => documents.has(manifest.id)) ??
    plans.findLast(({ manifest }) => path.includes(manifest.id)) ??
    plans.at(-1)
  );
}

/**
 * A fresh plan for a new round: first what is tested again, since it fell or came too close to call, then what was not
 * tested yet, and the risks that nobody has planned to test; behind them what has its verdict, so that it goes on to
 * count. Days, and what holds for one round alone, are left to be planned anew.
 *
 * @returns null where there is nothing to test
 */
export function planNextRound({ toolset, toolsets, documents, claims, number, newId }: Round): NextPlan | null {
  const { manifest, schema } = toolset;
  const declared = declaredIn(manifest);
  const node = declared && schemaAt(schema, declared.list);
  const itemNode = declared && schemaAt(schema, `${declared.list}/*`);
  if (!declared || !node || !itemNode) return null;
  const present = documents.get(manifest.id) ?? {};
  const fresh = withoutDays(present, toolset);
  const items = itemsOf(present, declared.list);
  const freshItems = itemsOf(fresh, declared.list);
  const tests = new Map(
    findTests(toolsets, documents).flatMap((test) =>
      test.toolset === manifest.id ? [[test.pointer, test] as const] : [],
    ),
  );
  const settled: Item[] = [];
  const [again, still]: [Item[], Item[]] = [[], []];
  let held = 0;
  for (const [index, item] of items.entries()) {
    if (Object.keys(item).length === 0) continue;
    const test = tests.get(`${declared.list}/${index}`);
    const id = idOf(item);
    const isRepeated = items.some(
      (other) => isRepetition(idOf(other), id) && other[declared.claim] === item[declared.claim],
    );
    const isLearned = hasLearned(item, declared, toolset);
    if (!test && isRepeated) {
      // Its later test speaks for it; what somebody learned may be cited.
      if (isLearned) settled.push(item);
      continue;
    }
    const untold = freshItem(freshItems[index] ?? {}, declared, toolset);
    if (!isLearned && (!test || (test.verdict === 'open' && test.result === undefined))) still.push(untold);
    else {
      settled.push(item);
      if (test?.verdict === 'supported') held += 1;
      else if (!isRepeated && id !== '') again.push(untold);
    }
  }
  const wanted = claims
    .filter((each) => isWanted(each, toolset))
    .flatMap(({ claim, importance }) => newItem({ declared, itemNode, claim, importance, id: newId() }, toolset));
  const room = Math.max(0, (node.maxItems ?? Infinity) - settled.length - still.length);
  const renamed = new Map<string, string>();
  const taken = new Set(items.map(idOf));
  const repeated = again.slice(0, room).map((item): Item => {
    const next = freeId(idOf(item), number, taken);
    taken.add(next);
    renamed.set(idOf(item), next);
    return { ...item, id: next };
  });
  const added = wanted.slice(0, room - repeated.length);
  const carried = [...repeated, ...still, ...added];
  const left = again.length + wanted.length - repeated.length - added.length;
  if (carried.length === 0 && left === 0) return null;
  const plan = pointAnew(fresh, toolset, declared.list, renamed);
  const document = setAt(plan, declared.list, [...carried, ...settled]);
  return { toolset: manifest.id, document, carried: carried.length, held, left };
}

const declaredIn = ({ hypotheses }: EvidenceToolset['manifest']): Declared | undefined =>
  hypotheses.find(({ opensRounds, list }) => opensRounds && !list.includes('*'));

const idOf = (item: Item): string => (typeof item['id'] === 'string' ? item['id'] : '');

/** The id of a hypothesis that is tested again; two of the same beginning are told apart by the number. */
function freeId(id: string, number: number, taken: ReadonlySet<string>): string {
  const wanted = repeatedId(id, number);
  return taken.has(wanted) ? freeId(id, number + 1, taken) : wanted;
}

function itemsOf(document: ToolsetDocument, list: string): Item[] {
  const items = getAt(document, list);
  return Array.isArray(items) ? items.map((item): Item => (isItem(item) ? item : {})) : [];
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** A hypothesis without what held for the last round alone, and without the result that it holds itself. */
function freshItem(item: Item, { list, once = [] }: Declared, { manifest }: EvidenceToolset): Item {
  const own = manifest.verdicts.filter((each) => each.list === list && each.hypothesis === undefined);
  const gone = new Set([...once, ...own.flatMap(({ result, n, verdict, told }) => [result, n, verdict, told])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !gone.has(name)));
}

/** Whether somebody has written down in a hypothesis what came out, with or without a number. */
function hasLearned(item: Item, { list }: Declared, { manifest }: EvidenceToolset): boolean {
  const isTold = manifest.verdicts.some(
    ({ told, ...each }) =>
      each.list === list && each.hypothesis === undefined && told !== undefined && textOf(item[told]) !== '',
  );
  return isTold || manifest.sources.some(({ done, ...each }) => each.list === list && isDone(item, done));
}

const isDone = (item: Item, done: EvidenceToolset['manifest']['sources'][number]['done']) =>
  done?.is.includes(textOf(item[done.field])) ?? false;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Whether a risk is open or fell, nobody tests it yet, and a hypothesis of the toolset may name it. */
function isWanted({ claim, importance }: DistinctClaim, { manifest }: EvidenceToolset): boolean {
  const mayName = manifest.binds.some((bind) => isClaimsBind(bind) && bind.claims.includes(claim.toolset));
  const isPlanned = claim.tests.some(({ toolset }) => toolset === manifest.id);
  return (
    isRisky({ importance }) && claim.state !== 'supported' && mayName && !isPlanned && claim.toolset !== manifest.id
  );
}

interface New {
  declared: Declared;
  itemNode: SchemaNode;
  claim: Claim;
  importance: number | undefined;
  id: string;
}

/** A hypothesis about a claim, in its words; none where the folder asks for more of one. */
function newItem({ declared, itemNode, claim, importance, id }: New, { manifest, schema }: EvidenceToolset): Item[] {
  const statement = manifest.claims.find(({ field }) => field === `${declared.list}/*`)?.text;
  const cut = (name: string) => {
    const { maxLength = Infinity } = schemaAt(schema, `${declared.list}/*/${name}`) ?? {};
    return claim.text.length > maxLength ? `${beginningOf(claim.text, maxLength - 1).trimEnd()}…` : claim.text;
  };
  const score = Math.round(importance ?? 0);
  const item: Item = {
    id,
    ...(declared.name !== undefined && { [declared.name]: cut(declared.name) }),
    ...(statement !== undefined && { [statement]: cut(statement) }),
    [declared.claim]: claim.id,
    ...(declared.importance !== undefined && score > 0 && { [declared.importance]: score }),
  };
  return (itemNode.required ?? []).every((name) => item[name] !== undefined) ? [item] : [];
}

/** References within the plan lead to the hypotheses that are tested again. */
function pointAnew(
  document: ToolsetDocument,
  { manifest }: EvidenceToolset,
  list: string,
  renamed: ReadonlyMap<string, string>,
): ToolsetDocument {
  const binds = manifest.binds.filter(isItemBind).filter((bind) => bind.toolset === manifest.id && bind.list === list);
  let result = document;
  for (const pointer of binds.flatMap(({ field }) => expandPattern(document, field))) {
    const value = getAt(document, pointer);
    const next = typeof value === 'string' ? renamed.get(value) : undefined;
    if (next !== undefined) result = setAt(result, pointer, next);
  }
  return result;
}

/** Without days, but for those without which an item is none. */
function withoutDays(document: ToolsetDocument, { schema }: EvidenceToolset): ToolsetDocument {
  const days = walkSchema(schema).filter(
    ({ node, required, key }) => node.format === 'date' && !required && key !== '*',
  );
  let result = document;
  for (const pointer of days.flatMap(({ pattern }) => expandPattern(document, pattern)))
    if (getAt(result, pointer) !== undefined) result = setAt(result, pointer, undefined);
  return result;
}
