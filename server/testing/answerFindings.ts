import type { ModelRequestBody } from './FakeModelServer.ts';

/** A finding as a test writes it: the texts that stand against each other, as they are in the project. */
export interface ScriptedFinding {
  question: string;
  texts: string[];
}

/** The answer of a second reader who finds this: each text under the short name by which it was told. */
export function answerFindings({ messages }: ModelRequestBody, findings: readonly ScriptedFinding[]): string {
  const told = messages[1]?.content ?? '';
  return JSON.stringify({
    findings: findings.map(({ question, texts }) => ({
      question,
      places: texts.map((words) => ({ place: nameOf(told, words), words })),
    })),
  });
}

/** "p0", which is never given, where the text was not told. */
function nameOf(told: string, words: string): string {
  const [before, after] = told.split(JSON.stringify(words).slice(1, -1), 2);
  if (after === undefined) return 'p0';
  const names = before!.matchAll(/"\[(p\d+)\] |"id":"(p\d+)"/g);
  return [...names].map(([, field, item]) => field ?? item!).at(-1) ?? 'p0';
}
