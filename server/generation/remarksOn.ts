import { checkDraft } from '#engine/checks/checkDraft.ts';
import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { StepContext } from './loadStepContext.ts';

/** What is worth a look in a draft of a step, held against all that the project has and the method says. */
export function remarksOn(
  { subject, prompt, documents }: StepContext,
  { document, language }: { document: ToolsetDocument; language: Language },
): DraftRemark[] {
  const { toolset, project, current } = subject;
  const { today, setup, dependencies, answers, evidence, extraNotes } = prompt;
  const told = [today, project, setup, dependencies, answers, evidence, extraNotes, current, [...documents.values()]];
  const known = `${toolset.prompt}\n${JSON.stringify(told)}`;
  return checkDraft(toolset, { document, before: current, language, known });
}
