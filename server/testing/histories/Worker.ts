import { setTimeout as sleep } from 'node:timers/promises';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { testCards, testCvv } from '#server/payments/testing/testCards.ts';

import type { Chance } from './Chance.ts';
import type { CallName, Calls, Outcome } from './History.ts';
import { draftedToolsets, historyToolsets, type HistoryToolset, showContent, withMark } from './marks.ts';
import type { Visitor } from './Visitor.ts';

/** What a person does, and how often beside the others. */
const weights = {
  save: 8,
  draft: 4,
  comment: 6,
  version: 2,
  restore: 2,
  // Each takes a process of its own.
  upload: 1,
  buy: 2,
  discard: 2,
  'delete-comment': 2,
  balance: 1,
  cancel: 2,
};
type Work = keyof typeof weights;
const work = Object.entries(weights).flatMap(([what, weight]) => Array<Work>(weight).fill(what as Work));

/** A document as somebody has it before them. */
type SeenDocument = Calls['read']['told'] & { content: ToolsetDocument; saved: ToolsetDocument | null };

/** A person at work in projects: what they do is chosen by chance, and asked again where no answer came. */
export class Worker {
  readonly #visitor: Visitor;
  readonly #chance: Chance;
  readonly #projects: readonly string[];
  readonly #servers: number;
  readonly #pictures: ReadonlyMap<string, Buffer>;
  #count = 0;
  readonly #comments: { project: string; id: string }[] = [];
  readonly #versions: { project: string; id: string }[] = [];
  #generation: string | null = null;

  constructor(options: {
    visitor: Visitor;
    chance: Chance;
    projects: readonly string[];
    servers: number;
    /** By name. */
    pictures: ReadonlyMap<string, Buffer>;
  }) {
    this.#visitor = options.visitor;
    this.#chance = options.chance;
    this.#projects = options.projects;
    this.#servers = options.servers;
    this.#pictures = options.pictures;
  }

  /** Reads all that stands before anything happens. */
  async lookAround(): Promise<void> {
    for (const project of this.#projects) for (const toolset of historyToolsets) await this.read(project, toolset);
  }

  /** Works until nothing disturbs the servers any more; rests a little where nobody answers. */
  async run(over: AbortSignal, pause: number): Promise<void> {
    while (!over.aborted) {
      const result = await this.do(this.#chance.of(work));
      await sleep(result?.outcome === 'unknown' ? 4 * pause : this.#chance.between(0, pause));
    }
  }

  async do(what: Work): Promise<Outcome<CallName> | null> {
    const project = this.#chance.of(this.#projects);
    switch (what) {
      case 'save':
        return this.save(project, this.#chance.of(historyToolsets));
      case 'draft':
        return this.draft(project, this.#chance.of(draftedToolsets));
      case 'discard':
        return this.discard(project, this.#chance.of(draftedToolsets));
      case 'cancel':
        return this.cancel();
      case 'comment':
        return this.comment(project);
      case 'delete-comment':
        return this.deleteComment();
      case 'version':
        return this.keepVersion(project);
      case 'restore':
        return this.restore('sections');
      case 'upload':
        return this.upload(project, this.#chance.of([...this.#pictures.keys()]));
      case 'buy':
        return this.buy(this.#chance.of([0, 1, 1, 2]));
      case 'balance':
        return this.#readBalance();
    }
  }

  /** Saves over what they have read, with a mark of its own; half of the time they take the draft that waits. */
  async save(project: string, toolset: HistoryToolset, read?: SeenDocument | null): Promise<Outcome<'save'> | null> {
    const seen = read ?? (await this.read(project, toolset));
    if (!seen) return null;
    const { revision, draft, content, saved } = seen;
    const takes = draft !== null && (saved === null || this.#chance.next() < 0.5);
    const mark = this.#name('save');
    const asks = { project, toolset, revision, mark, draft: takes ? draft : null };
    const body = {
      content: withMark(toolset, takes ? content : (saved ?? content), mark),
      revision,
      draft: asks.draft,
    };
    const path = `/api/projects/${project}/toolsets/${toolset}`;
    return this.#visitor.insist({ does: 'save', asks, at: this.#anywhere }, { method: 'PUT', path, body }, (reply) => ({
      revision: reply.body.data.revision as number,
      ...showContent(toolset, reply.body.data.content),
    }));
  }

  async read(project: string, toolset: HistoryToolset): Promise<SeenDocument | null> {
    let state = null as null | { content: ToolsetDocument; saved: ToolsetDocument | null };
    const request = { method: 'GET', path: `/api/projects/${project}/toolsets/${toolset}` };
    const about = { does: 'read', asks: { project, toolset }, at: this.#anywhere() } as const;
    const result = await this.#visitor.call(about, request, ({ body: { data } }) => {
      const saved = (data.draft ? data.savedContent : data.content) as ToolsetDocument | null;
      state = { content: data.content as ToolsetDocument, saved };
      return { revision: data.revision, draft: data.draft?.generationId ?? null, ...showContent(toolset, saved) };
    });
    return result.outcome === 'acknowledged' && state?.content ? { ...result.told, ...state } : null;
  }

  async draft(project: string, toolset: HistoryToolset): Promise<Outcome<'draft'>> {
    const path = `/api/projects/${project}/toolsets/${toolset}/generations`;
    const about = { does: 'draft', asks: { project, toolset }, at: this.#anywhere } as const;
    const result = await this.#visitor.insist(
      about,
      { method: 'POST', path, body: {}, key: this.#name('key') },
      (reply) => ({
        id: reply.body.data.id as string,
        tokens: reply.body.data.tokens as number,
      }),
    );
    if (result.outcome === 'acknowledged') this.#generation = result.told.id;
    return result;
  }

  async cancel(): Promise<Outcome<'cancel'> | null> {
    if (this.#generation === null) return null;
    const about = { does: 'cancel', asks: { generation: this.#generation }, at: this.#anywhere() } as const;
    const path = `/api/generations/${this.#generation}`;
    this.#generation = null;
    return this.#visitor.call(about, { method: 'DELETE', path }, () => null);
  }

  async discard(project: string, toolset: HistoryToolset): Promise<Outcome<'discard'> | null> {
    const seen = await this.read(project, toolset);
    if (!seen?.draft) return null;
    const about = { does: 'discard', asks: { project, toolset, draft: seen.draft }, at: this.#anywhere() } as const;
    const path = `/api/projects/${project}/toolsets/${toolset}/draft`;
    return this.#visitor.call(about, { method: 'DELETE', path }, () => null);
  }

  async comment(project: string): Promise<Outcome<'comment'>> {
    const text = this.#name('comment');
    const request = { method: 'POST', path: `/api/projects/${project}/comments`, body: { toolset: 'sections', text } };
    const about = { does: 'comment', asks: { project, text }, at: this.#anywhere } as const;
    const result = await this.#visitor.insist(about, { ...request, key: this.#name('key') }, (reply) => ({
      id: reply.body.data.id as string,
    }));
    if (result.outcome === 'acknowledged') this.#comments.push({ project, id: result.told.id });
    return result;
  }

  async deleteComment(): Promise<Outcome<'delete-comment'> | null> {
    const comment = this.#comments.shift();
    if (!comment) return null;
    const { project, id } = comment;
    const about = { does: 'delete-comment', asks: { project, comment: id }, at: this.#anywhere } as const;
    return this.#visitor.insist(
      about,
      { method: 'DELETE', path: `/api/projects/${project}/comments/${id}` },
      () => null,
    );
  }

  async keepVersion(project: string): Promise<Outcome<'version'>> {
    const name = this.#name('version');
    const request = { method: 'POST', path: `/api/projects/${project}/versions`, body: { name } };
    const about = { does: 'version', asks: { project, name }, at: this.#anywhere } as const;
    const result = await this.#visitor.insist(about, { ...request, key: this.#name('key') }, (reply) => ({
      id: reply.body.data.id as string,
    }));
    if (result.outcome === 'acknowledged') this.#versions.push({ project, id: result.told.id });
    return result;
  }

  /** Brings back what the first of their versions holds, over what they have read. */
  async restore(toolset: HistoryToolset): Promise<Outcome<'restore'> | null> {
    const [version] = this.#versions;
    const seen = version && (await this.read(version.project, toolset));
    if (!seen) return null;
    const { revision } = seen;
    const asks = { project: version.project, toolset, revision, version: version.id, name: this.#name('restore') };
    const path = `/api/projects/${version.project}/versions/${version.id}/restore`;
    const request = { method: 'POST', path, body: { toolset, revision }, key: this.#name('key') };
    return this.#visitor.insist({ does: 'restore', asks, at: this.#anywhere }, request, (reply) => ({
      revision: (reply.body.data.restored[0]?.revision as number | undefined) ?? null,
    }));
  }

  async upload(project: string, picture: string): Promise<Outcome<'upload'>> {
    const body = new FormData();
    body.set('image', new Blob([this.#pictures.get(picture)! as BlobPart], { type: 'image/png' }), 'a.png');
    const request = { method: 'POST', path: `/api/projects/${project}/images`, body, key: this.#name('key') };
    const about = { does: 'upload', asks: { project, picture }, at: this.#anywhere } as const;
    return this.#visitor.insist(about, request, (reply) => ({ fileName: reply.body.data.fileName as string }));
  }

  /** Orders tokens, and pays for them, so many times at once. */
  async buy(times: number): Promise<Outcome<'buy'>> {
    const offer = 'seed';
    const request = { method: 'POST', path: '/api/payments', body: { packageId: offer }, key: this.#name('key') };
    const about = { does: 'buy', asks: { offer }, at: this.#anywhere } as const;
    const result = await this.#visitor.insist(about, request, ({ body: { data } }) => ({
      id: data.id as string,
      page: String(data.paymentUrl ?? '')
        .split('/')
        .at(-1)!,
    }));
    if (result.outcome !== 'acknowledged') return result;
    const { id, page } = result.told;
    await Promise.all(Array.from({ length: times }, () => this.pay(id, page)));
    return result;
  }

  pay(payment: string, page: string): Promise<Outcome<'pay'>> {
    const card = { name: 'Ada Lovelace', number: testCards.succeeds, expiry: '12/44', cvv: testCvv };
    const request = { method: 'POST', path: `/api/sandbox/${page}/pay`, body: card };
    const about = { does: 'pay', asks: { payment, page }, at: this.#anywhere } as const;
    return this.#visitor.insist(about, request, (reply) => ({ status: reply.body.data.status as string }));
  }

  #readBalance(): Promise<Outcome<'balance'>> {
    const about = { does: 'balance', asks: {}, at: this.#anywhere() } as const;
    return this.#visitor.call(about, { method: 'GET', path: '/api/balance' }, (reply) => ({
      balance: reply.body.data.balance as number,
    }));
  }

  readonly #anywhere = (): number => this.#chance.between(0, this.#servers - 1);

  /** Unlike all others of the run. */
  #name(what: string): string {
    this.#count += 1;
    return `${what} ${this.#count} of ${this.#visitor.name}`;
  }
}
