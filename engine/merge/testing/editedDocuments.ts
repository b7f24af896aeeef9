import fc from 'fast-check';

interface Step {
  id: string;
  text?: string;
}
interface Item {
  id: string;
  name?: string;
  score?: number;
  tags: string[];
  steps: Step[];
}
/** A document with every kind of field that toolsets have. */
export interface TrialDocument {
  title?: string;
  map: Record<'fun' | 'risk', { note?: string; point?: number }>;
  items: Item[];
  lines: string[];
  actions: { what?: string; who?: string }[];
}

const note = fc.constantFrom(undefined, 'a', 'b', 'c');
const point = fc.constantFrom(undefined, 1, 2, 3);
const cell = fc.record({ note, point });
const texts = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's', 't', 'u'), { maxLength: 5 });
const ids = (of: string) =>
  fc.nat(4).chain((count) => fc.constant(Array.from({ length: count }, (_, index) => `${of}${index}`)));
const step = (id: string) => fc.record({ id: fc.constant(id), text: note });
const steps = ids('step').chain((each) => fc.tuple(...each.map(step)));
const item = (id: string) => fc.record({ id: fc.constant(id), name: note, score: point, tags: texts, steps });

const documents: fc.Arbitrary<TrialDocument> = fc
  .record({
    title: note,
    map: fc.record({ fun: cell, risk: cell }),
    items: ids('item').chain((each) => fc.tuple(...each.map(item))),
    lines: texts,
    actions: fc.array(fc.record({ what: note, who: note }), { maxLength: 4 }),
  })
  .map(withoutGaps);

/** An edit of a list; two numbers select the place. */
interface ListEdit {
  kind: 'add' | 'remove' | 'move' | 'change';
  at: number;
  to: number;
}
const listEdits = (kinds: ListEdit['kind'][]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(9), to: fc.nat(9) }), { maxLength: 4 });

interface Edits {
  title: 'leave' | 'change' | 'remove';
  cells: ('leave' | 'change' | 'remove')[];
  items: ListEdit[];
  steps: ListEdit[];
  lines: ListEdit[];
  actions: ListEdit[];
}

const edits = (mayMove: boolean): fc.Arbitrary<Edits> => {
  const kinds: ListEdit['kind'][] = ['add', 'remove', 'change', ...(mayMove ? (['move'] as const) : [])];
  const one = fc.constantFrom('leave', 'leave', 'change', 'remove');
  return fc.record({
    title: one,
    cells: fc.tuple(one, one),
    items: listEdits(kinds),
    steps: listEdits(kinds),
    lines: listEdits(kinds),
    actions: listEdits(kinds),
  }) as fc.Arbitrary<Edits>;
};

/** A document and two edited versions; each written text names its author. */
export const threeVersions = ({ mayMove = true } = {}) =>
  fc
    .tuple(documents, edits(mayMove), edits(mayMove))
    .map(([base, mine, theirs]) => ({ base, mine: edit(base, mine, 'mine'), theirs: edit(base, theirs, 'theirs') }));

function edit(base: TrialDocument, { title, cells, ...lists }: Edits, by: string): TrialDocument {
  let count = 0;
  const text = () => `${by}${(count += 1)}`;
  // Texts that both may write independently.
  const sharedText = () => ((count += 1) % 2 === 0 ? `both${count}` : text());
  const one = (how: Edits['title'], value: string | undefined) =>
    how === 'change' ? text() : how === 'remove' ? undefined : value;
  const items = editList(base.items, lists.items, () => ({ id: sharedText(), name: text(), tags: [], steps: [] }), {
    change: (each, to) => (to % 2 === 0 ? { ...each, name: text() } : { ...each, score: by === 'mine' ? 8 : 9 }),
  });
  const [first] = items;
  if (first) {
    items[0] = {
      ...first,
      steps: editList(first.steps, lists.steps, () => ({ id: text(), text: text() }), {
        change: (each) => ({ ...each, text: text() }),
      }),
    };
  }
  return withoutGaps({
    title: one(title, base.title),
    map: {
      fun: { ...base.map.fun, note: one(cells[0] ?? 'leave', base.map.fun.note) },
      risk: { ...base.map.risk, note: one(cells[1] ?? 'leave', base.map.risk.note) },
    },
    items,
    lines: editList(base.lines, lists.lines, sharedText, { change: sharedText }),
    actions: editList(base.actions, lists.actions, () => ({ what: text() }), {
      change: (each) => ({ ...each, who: text() }),
    }),
  } as TrialDocument);
}

function editList<Each>(
  list: readonly Each[],
  changes: readonly ListEdit[],
  create: () => Each,
  { change }: { change: (each: Each, to: number) => Each },
): Each[] {
  const result = [...list];
  for (const { kind, at, to } of changes) {
    const index = at % Math.max(1, result.length);
    if (kind === 'add') result.splice(at % (result.length + 1), 0, create());
    else if (result.length === 0) continue;
    else if (kind === 'change') result[index] = change(result[index]!, to);
    else {
      const [gone] = result.splice(index, 1);
      if (kind === 'move') result.splice(to % (result.length + 1), 0, gone!);
    }
  }
  return result;
}

/** As after serialisation: undefined values are removed. */
function withoutGaps<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
