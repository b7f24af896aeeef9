import { createHash } from 'node:crypto';

import type { ModelRequest } from '#engine/generation/LanguageModel.ts';

/** What a request was, by hashes of its parts: the same marks, the same request. */
export interface RequestMarks {
  /** The rules of all drafts and the method's. */
  rules: string;
  /** The project, what it has, and what is wanted. */
  task: string;
  schema: string;
  /** An answer that was refused, and why; absent in a first call. */
  repair?: string | undefined;
}

export type RequestPart = keyof RequestMarks;

export function requestMarks({ messages, schema }: Pick<ModelRequest, 'messages' | 'schema'>): RequestMarks {
  const [rules, task, ...repair] = messages.map(({ role, content }) => `${role}\n${content}`);
  return {
    rules: hash(rules ?? ''),
    task: hash(task ?? ''),
    schema: hash(JSON.stringify(schema)),
    ...(repair.length > 0 && { repair: hash(repair.join('\n')) }),
  };
}

/** The parts that differ. */
export function changedParts(one: RequestMarks, other: RequestMarks): RequestPart[] {
  return (['rules', 'task', 'schema', 'repair'] as const).filter((part) => one[part] !== other[part]);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
