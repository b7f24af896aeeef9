import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { planDraft } from '#engine/generation/parts/planDraft.ts';
import { callsInAll } from '#engine/generation/parts/planParts.ts';
import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictFieldsSchema, toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { exampleInput } from '#engine/prompt/exampleInput.ts';
import { preparePrompt } from '#engine/prompt/preparePrompt.ts';
import type { PromptInput } from '#engine/prompt/PromptInput.ts';
import { ranks } from '#engine/prompt/ranks/Rank.ts';
import type { ArrivedByRank } from '#engine/prompt/ranks/RankedInputs.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

// npm run toolset:prompts: how long the prompt of each toolset is in a full project, in characters, what of it is the
// same for every project, and where a model takes so many tokens how many per cent arrive of each rank that is not
// whole (1 what was found, 2 what is referred to, 3 known claims, 4 what people wrote, 5 drafts, 6 plans, 7 their
// details). Where a draft takes several calls, how many, and how much of each rank arrives in the poorest of them;
// where it cannot be written at all, the context that it needs. Dependencies hold their examples.
const contexts = [4_096, 8_192, 16_384, 32_768, 131_072];
const folders = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(folders ? [folders] : [])]);
console.log(`| toolset | the same for every project | whole, ${languages.join(' · ')} | ${contexts.join(' | ')} |`);
console.log(`|---|---|---|${'---|'.repeat(contexts.length)}`);
for (const toolset of registry.toolsets) {
  const { id } = toolset.manifest;
  const inputs = languages.map((language) => exampleInput(registry, id, language));
  const whole = inputs.map((input) => renderPrompt(input));
  const cells: string[] = [];
  for (const context of contexts) {
    const told = await Promise.all(inputs.map((input) => tellDraft(input, context)));
    cells.push(told.join(' · '));
  }
  const sizes = whole.map(({ system, user }) => system.length + user.length).join(' · ');
  console.log(`| ${id} | ${whole[0]?.system.length} | ${sizes} | ${cells.join(' | ')} |`);
}

/** How a model that takes so many tokens drafts it. */
async function tellDraft(input: PromptInput, context: number): Promise<string> {
  const { toolset, language } = input;
  const room = { context };
  const prompt = preparePrompt(input);
  try {
    const { parts, answer } = await planDraft({ toolset, room, language, prompt });
    const space = (fields?: readonly string[], of = answer) =>
      new PromptRoom(room, {
        schema: fields ? toStrictFieldsSchema(toolset, fields) : toStrictSchema(toolset),
        language,
        answer: of,
      });
    if (!parts) return sharesOf([(await prompt(space().mostTokens)).arrived]);
    const written = toolset.examples[language];
    const prompts = parts
      .filter(({ isLast }) => !isLast)
      .map((part) => prompt(space(part.fields, part.answer).mostTokens, { ...part, written }));
    const arrived = (await Promise.all(prompts)).map((each) => each.arrived);
    const short = parts.some(({ rules }) => rules === 'short') ? ', short rules' : '';
    return `${callsInAll(parts)} calls${short} (${sharesOf(arrived)})`;
  } catch (error) {
    if (error instanceof LanguageModelError) return `needs ${error.facts.needed}`;
    throw error;
  }
}

/** Per cent of each rank that has anything, where not all of it is there. */
function sharesOf(arrived: readonly ArrivedByRank[]): string {
  const shares = ranks.flatMap((rank) => {
    const least = Math.min(...arrived.map((each) => (each[rank].of === 0 ? 1 : each[rank].left / each[rank].of)));
    return least < 1 ? [`${rank}: ${Math.floor(100 * least)}`] : [];
  });
  return shares.length === 0 ? 'all' : shares.join(', ');
}
