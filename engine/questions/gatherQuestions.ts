import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { questionId } from './questionId.ts';
import { questionsIn } from './questionsIn.ts';

export interface GatheredQuestion {
  id: string;
  /** As the first toolset asks it. */
  text: string;
  /** The toolsets that ask it. */
  toolsets: string[];
}

/**
 * The open questions of several documents, each once, in the order in which they are asked.
 *
 * @param documents by toolset id, in path order
 */
export function gatherQuestions(
  documents: Iterable<readonly [toolset: string, document: ToolsetDocument | null]>,
): GatheredQuestion[] {
  const gathered = new Map<string, GatheredQuestion>();
  for (const [toolset, document] of documents)
    for (const text of questionsIn(document)) {
      const id = questionId(text);
      const known = gathered.get(id);
      if (!known) gathered.set(id, { id, text, toolsets: [toolset] });
      else if (!known.toolsets.includes(toolset)) known.toolsets.push(toolset);
    }
  return [...gathered.values()];
}
