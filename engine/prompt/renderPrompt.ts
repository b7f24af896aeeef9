import mustache from 'mustache';

import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { describeBounds } from './describeBounds.ts';
import { fenceData } from './fenceData.ts';
import { groundRules } from './groundRules.ts';
import { languageInstruction } from './languageInstruction.ts';
import type { PromptInput } from './PromptInput.ts';
import { shareBudget } from './shareBudget.ts';
import { shortenDocument } from './shortenDocument.ts';
import { splitPrompt } from './splitPrompt.ts';

/**
 * In characters: about 15,000 tokens, far below the context window of current models, yet more than a thorough project
 * needs.
 */
export const defaultDependencyBudget = 60_000;

/** A prompt as two messages; the system message is the same for every project, so that providers can cache it. */
export interface RenderedPrompt {
  system: string;
  user: string;
  /** Ids of dependencies that were shortened to the budget. */
  shortened: string[];
}

/**
 * Renders a toolset's prompt: ground rules, the method's rules and the fields' bounds first, then project,
 * dependencies, requested fields, notes and language. Untrusted text is fenced as data.
 */
export function renderPrompt(input: PromptInput): RenderedPrompt {
  const parts = splitPrompt(input.toolset.prompt);
  if (!parts) throw new Error(`The prompt of "${input.toolset.manifest.id}" has no task part.`);

  const { fenced, shortened } = fenceDependencies(input);
  const view: Record<string, string> = {
    ...fenced,
    project: fenceData('project', { today: input.today, ...input.project, ...input.setup }),
    fields: input.fields ? describeWantedFields(input.fields, input.current ?? {}) : '',
    notes: input.extraNotes?.trim()
      ? `The person who asked adds these notes; respect them as wishes about the content:\n${fenceData('notes', input.extraNotes)}`
      : '',
    language: languageInstruction(input.language),
  };
  return {
    system: `${groundRules}\n\n${render(parts.method, { bounds: describeBounds(input.toolset) })}`,
    user: render(parts.task, view).replaceAll(/\n{3,}/g, '\n\n'),
    shortened,
  };
}

function render(template: string, view: Record<string, string>): string {
  return mustache.render(template, view, {}, { escape: (text: string) => text });
}

function fenceDependencies({ dependencies, dependencyBudget = defaultDependencyBudget }: PromptInput) {
  const entries = Object.entries(dependencies);
  const budgets = shareBudget(
    dependencyBudget,
    entries.map(([, document]) => JSON.stringify(document).length),
  );
  const shortened: string[] = [];
  const fenced: Record<string, string> = {};
  entries.forEach(([id, document], index) => {
    const short = shortenDocument(document, budgets[index] ?? 0);
    const lost = Object.entries(short.leftOut);
    fenced[id] = fenceData(id, short.document);
    if (lost.length === 0) return;
    shortened.push(id);
    const what = lost.map(([pointer, count]) => `${count} of ${pointer}`).join(', ');
    fenced[id] += `\n(Shortened: the last items were left out for length: ${what}.)`;
  });
  return { fenced, shortened };
}

function describeWantedFields(fields: readonly string[], current: ToolsetDocument): string {
  const wanted = fields.map((pointer) => ({ field: pointer, present: getAt(current, pointer) ?? null }));
  return [
    'Only the fields listed first are wanted; write each anew and better than it stands. The rest of the document stays as it is: fit in with it, do not repeat it.',
    fenceData('wanted fields', wanted),
    fenceData('the whole document as it stands', current),
  ].join('\n');
}
