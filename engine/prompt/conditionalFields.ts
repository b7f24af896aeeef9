import type { Toolset } from '#engine/contract/Toolset.ts';
import { type Bind, boundToolsets, isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';

import type { PromptInput } from './PromptInput.ts';

/** A field that a model is asked for only where there is something that it may refer to. */
export interface ConditionalField {
  /** Of the field; of the whole list for citations. */
  pattern: string;
  bind: Bind;
}

/** Fields that refer to sources, to claims, or to what the project need not have. */
export function conditionalFields({ manifest }: Pick<Toolset, 'manifest'>): ConditionalField[] {
  const certain = [manifest.id, ...manifest.dependsOn.filter(({ required }) => required).map(({ id }) => id)];
  return manifest.binds
    .filter((bind) => isSourcesBind(bind) || isClaimsBind(bind) || !certain.includes(bind.toolset))
    .map((bind) => ({
      pattern: isSourcesBind(bind) ? bind.field.replace(/\/\*\/[^/]*$/, '') : bind.field.replace(/\/\*$/, ''),
      bind,
    }));
}

/** Those of them that have something to refer to in this prompt. */
export function offeredFields({ toolset, dependencies, setup, evidence }: PromptInput): string[] {
  const isThere = (bind: Bind) => {
    if (isSourcesBind(bind)) return (evidence?.sources.length ?? 0) > 0;
    if (isClaimsBind(bind)) return (evidence?.claims.length ?? 0) > 0;
    return boundToolsets(bind).some((id) => dependencies[id] ?? setup[id]);
  };
  return conditionalFields(toolset)
    .filter(({ bind }) => isThere(bind))
    .map(({ pattern }) => pattern);
}
