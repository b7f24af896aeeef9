import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import { noTies } from '#engine/evidence/Ties.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Round } from '#engine/protocol/round.ts';
import type { SharedProject, SharedToolset } from '#engine/protocol/shareLink.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { referencesOf } from '#engine/registry/referencesOf.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { leaveOut } from '#engine/schema/leaveOut.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { describeExample } from '#server/projects/describeExample.ts';
import { evidenceOf } from '#server/projects/evidenceOf.ts';
import { exampleContents } from '#server/projects/exampleContents.ts';
import { projectSteps } from '#server/projects/projectSteps.ts';
import type { Services } from '#server/Services.ts';
import { describeStanding } from '#server/standing/describeStanding.ts';
import { standingForGuests } from '#server/standing/standingForGuests.ts';
import { tellStory } from '#server/story/tellStory.ts';

/** The example company's project as a share link would show it, for people without an account. Nothing is stored. */
export interface ExampleTour {
  project(language: Language): SharedProject;
  standing(language: Language): Standing;
  story(language: Language): StorySlide[];
  /** @throws NotFoundError */
  toolset(language: Language, id: string): SharedToolset;
}

type Shelf = Pick<Services, 'toolsets' | 'paths' | 'publishedToolsets'>;

/** Completes the examples of a language on first use. */
export function createExampleTour({ toolsets: registry, paths, publishedToolsets }: Shelf): ExampleTour {
  const known = new Map<Language, Map<string, ToolsetDocument>>();

  function contentsIn(language: Language): Map<string, ToolsetDocument> {
    const contents = known.get(language) ?? exampleContents(registry, language);
    known.set(language, contents);
    return contents;
  }

  return {
    project: (language) => {
      const summaries = new Map(publishedToolsets.summaries.map((summary) => [summary.id, summary]));
      const steps = projectSteps({ toolsets: registry, paths }, untouched, new Map());
      const toolsets = steps.flatMap(({ id }) => {
        const summary = summaries.get(id);
        return summary ? [{ ...summary, saved: true, savedAt: null }] : [];
      });
      return {
        ...describeExample(registry, language),
        language,
        ownerName: '',
        toolsets,
        takesComments: false,
        brand: null,
      };
    },
    standing(language) {
      const { description } = describeExample(registry, language);
      const { standing } = evidenceOf(registry, contentsIn(language), noTies);
      const told = { standing, description, moved: new Map(), decision: null, rounds, isGistUnconfirmed: false };
      return standingForGuests(describeStanding(registry, told, { language, today }), '');
    },
    story(language) {
      const project = describeExample(registry, language);
      const told = { project, documents: contentsIn(language), ties: noTies, decision: null, rounds };
      return tellStory(registry, { ...told, isDrafted: () => false }, { language, today });
    },
    toolset: (language, id) => {
      const contents = contentsIn(language);
      const content = contents.get(id);
      if (!content) throw new NotFoundError();
      return present(registry, { id, content, contents, definition: publishedToolsets.definition(id).json });
    },
  };
}

/** A day before all that the company plans: whoever looks around finds nothing overdue. */
const today = '';
const rounds: [Round] = [{ number: 1, name: null, beginsOn: null, startedAt: '', endedAt: null, version: null }];

/** On the usual path, with nothing worked on beside it. */
const untouched = { path: null, pathChosenAt: null, createdAt: '' };

interface Shown {
  id: string;
  content: ToolsetDocument;
  contents: ReadonlyMap<string, ToolsetDocument>;
  definition: string;
}

function present(registry: ToolsetRegistry, { id, content, contents, definition }: Shown): SharedToolset {
  const toolset = registry.get(id);
  const find = (other: string) => (registry.has(other) ? registry.get(other) : undefined);
  const look = (other: string) => contents.get(other) ?? null;
  return {
    definition: JSON.parse(definition).data,
    content: leaveOut(content, [openQuestions]),
    unconfirmed: [],
    references: referencesOf(toolset, (other) => {
      const found = find(other);
      return found && { definition: found, contents: [look(other)] };
    }),
    figures: pickFigures(toolset.manifest, computeDocuments(find, look)),
  };
}
