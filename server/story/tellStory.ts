import type { ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Round } from '#engine/protocol/round.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { computeStanding } from '#engine/standing/computeStanding.ts';
import { oneLine } from '#engine/standing/findGist.ts';
import { nameFigures } from '#engine/standing/nameFigures.ts';
import { nextSteps } from '#engine/standing/nextSteps.ts';
import { computeStory } from '#engine/story/computeStory.ts';
import type { StorySlide } from '#engine/story/Story.ts';

/** What a project's documents tell, and what its people did beside them. */
interface Told {
  project: { name: string; description: string };
  documents: ProjectDocuments;
  ties: Ties;
  decision: { text: string } | null;
  rounds: [Round, ...Round[]];
  isDrafted: Parameters<typeof computeStory>[0]['isDrafted'];
}

/** The slides that follow from a project's documents, in the reader's words. */
export function tellStory(
  registry: ToolsetRegistry,
  { project, documents, ties, decision, rounds, isDrafted }: Told,
  { language, today }: { language: Language; today: string },
): StorySlide[] {
  const register = evidenceRegister(registry.toolsets, documents, ties.tied);
  const standing = computeStanding(registry.toolsets, documents, register);
  const { gist, proposal, actions } = standing;
  return computeStory({
    name: project.name,
    summary: gist ? { text: gist.text, at: gist } : { text: oneLine(project.description), at: null },
    toolsets: registry.toolsets,
    documents,
    claims: register.claims,
    mattering: standing.claims,
    figures: nameFigures(registry.toolsets, documents, standing.figures, language),
    decision: decision ? { text: decision.text, at: null } : proposal && { text: proposal.reason, at: proposal },
    next: nextSteps(actions, rounds.at(-1) ?? rounds[0], today),
    language,
    isDrafted,
  });
}
