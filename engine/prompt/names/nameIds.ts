import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** The input with the short names of ids in its documents. */
export function nameIds(input: PromptInput): PromptInput {
  const { names, setup, dependencies, current, present, toolset, ownerOf } = input;
  if (!names) return input;
  const shortenAll = (documents: PromptInput['setup']) =>
    Object.fromEntries(
      Object.entries(documents).map(([id, document]): [string, ToolsetDocument] => [
        id,
        names.shorten({ document, manifest: ownerOf?.(id)?.manifest ?? { id, binds: [], sources: [] } }),
      ]),
    );
  const { manifest } = toolset;
  return {
    ...input,
    setup: shortenAll(setup),
    dependencies: shortenAll(dependencies),
    ...(current && { current: names.shorten({ document: current, manifest }) }),
    ...(present && { present: names.shorten({ document: present, manifest }) }),
  };
}
