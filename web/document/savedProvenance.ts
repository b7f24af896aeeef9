import type { ToolsetState } from '#engine/protocol/project.ts';

/** What nobody, and what somebody, has confirmed of what is saved, also beside a draft. */
export function savedProvenance(state: ToolsetState): Pick<ToolsetState, 'unconfirmed' | 'confirmed'> {
  const { draft, unconfirmed, savedUnconfirmed = [], confirmed } = state;
  return { unconfirmed: draft ? savedUnconfirmed : unconfirmed, confirmed };
}
