import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import type { Database } from '#server/database/Database.ts';

import type { Cast } from './Cast.ts';
import type { EndState, History, Movement } from './History.ts';
import { historyToolsets, showContent } from './marks.ts';
import type { Visitor } from './Visitor.ts';

type Reading = Pick<EndState, 'documents' | 'comments' | 'versions'>;

/** Reads what a run has left, as people see it; only the ledger is read from the database. */
export async function readEndState(cast: Cast, database: Database, calls: History['calls']): Promise<EndState> {
  const { connection } = database;
  const ids = cast.projects.map(({ id }) => id);
  const projects = await Promise.all(cast.projects.map(readProject));
  const generations = await connection('generations').whereIn('project_id', ids).select('id', 'project_id');
  const ownerOf = new Map(cast.projects.map(({ id, owner }) => [id, owner]));
  const people = await Promise.all(cast.visitors.map((visitor) => readPerson(visitor, database)));
  return {
    documents: projects.flatMap(({ documents }) => documents),
    comments: projects.flatMap(({ comments }) => comments),
    versions: projects.flatMap(({ versions }) => versions),
    images: await readImages(cast, calls),
    generations: await Promise.all(
      generations.map(async ({ id, project_id: project }: { id: string; project_id: string }) => {
        const { status, tokens } = await get(ownerOf.get(project)!, `/api/generations/${id}`);
        return { id, project, status, tokens };
      }),
    ),
    payments: people.flatMap(({ payments }) => payments),
    people: people.map(({ person }) => person),
    ledger: {
      movements: await readMovements(cast, database),
      mismatches: await reconcileLedger(connection),
    },
  };
}

async function readProject({ id: project, owner }: { id: string; owner: Visitor }): Promise<Reading> {
  const address = `/api/projects/${project}`;
  const documents: EndState['documents'] = [];
  for (const toolset of historyToolsets) {
    const { revision, draft, content, savedContent } = await get(owner, `${address}/toolsets/${toolset}`);
    const saved = showContent(toolset, draft ? savedContent : content);
    documents.push({ project, toolset, revision, draft: draft?.generationId ?? null, ...saved });
  }
  const comments = await getAll(owner, `${address}/comments`);
  const versions: EndState['versions'] = [];
  for (const { id, name, cause } of await getAll(owner, `${address}/versions`)) {
    if (cause !== 'person') continue;
    const { toolsets } = await get(owner, `${address}/versions/${id}`);
    const held = (toolsets as { id: string; content: unknown }[]).filter((each) =>
      historyToolsets.includes(each.id as never),
    );
    const contents = Object.fromEntries(held.map((each) => [each.id, showContent(each.id, each.content)]));
    versions.push({ project, id, name, contents });
  }
  return {
    documents,
    comments: comments.map(({ id, text, deleted }) => ({ project, id, text, deleted })),
    versions,
  };
}

async function readPerson(visitor: Visitor, { connection }: Database) {
  const { balance, payments } = await get(visitor, '/api/balance');
  const entries: { amount: number }[] = await getAll(visitor, '/api/balance/entries');
  const account = await connection('ledger_accounts').where({ user_id: visitor.id, kind: 'reserved' }).first('balance');
  const movements = entries.reduce((sum, { amount }) => sum + amount, 0);
  return {
    person: { id: visitor.id, balance, reserved: account.balance as number, movements },
    payments: (payments as EndState['payments']).map(({ id, status, tokens }) => ({
      person: visitor.id,
      id,
      status,
      tokens,
    })),
  };
}

async function readImages({ projects, sent }: Cast, calls: History['calls']): Promise<EndState['images']> {
  const images: EndState['images'] = [];
  for (const { does, asks, result } of calls) {
    if (does !== 'upload' || result.outcome !== 'acknowledged') continue;
    const { fileName } = result.told;
    const { owner } = projects.find(({ id }) => id === asks.project)!;
    const reply = await owner.send(0, { method: 'GET', path: `/api/projects/${asks.project}/images/${fileName}` });
    const same = [...sent].find(([, bytes]) => (reply.body as Buffer).equals(bytes))?.[0];
    images.push({ project: asks.project, fileName, picture: same ?? `answered with ${reply.status}` });
  }
  return images;
}

async function readMovements({ visitors }: Cast, { connection }: Database): Promise<Movement[]> {
  const people = visitors.map(({ id }) => id);
  const own = connection('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereIn('ledger_accounts.user_id', people)
    .select('ledger_entries.transaction_id');
  return connection('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereIn('ledger_entries.transaction_id', own)
    .orderBy('ledger_entries.id')
    .select({
      kind: 'ledger_transactions.kind',
      reference: 'ledger_transactions.reference',
      person: 'ledger_accounts.user_id',
      account: 'ledger_accounts.kind',
      amount: 'ledger_entries.amount',
    });
}

// Whatever comes, for the judge to look into.
// oxlint-disable-next-line typescript/no-explicit-any
async function get(visitor: Visitor, path: string): Promise<any> {
  const { status, body } = await visitor.send(0, { method: 'GET', path });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

// oxlint-disable-next-line typescript/no-explicit-any
async function getAll(visitor: Visitor, path: string): Promise<any[]> {
  const items = [];
  for (let cursor = ''; ;) {
    const { status, body } = await visitor.send(0, { method: 'GET', path: `${path}?limit=100${cursor}` });
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    items.push(...body.data);
    if (!body.nextCursor) return items;
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
  }
}
