import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { ranks } from '#engine/prompt/ranks/Rank.ts';
import type { ArrivedByRank } from '#engine/prompt/ranks/RankedInputs.ts';
import { promptTokens, renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

// npm run toolset:prompts: how long the prompt of each toolset is in a full project, in characters, what of it is the
// same for every project, and where a model takes so many tokens how many per cent arrive of each rank that is not
// whole (1 what was found, 2 what is referred to, 3 known claims, 4 what people wrote, 5 drafts, 6 plans, 7 their
// details). Dependencies hold their examples.
const contexts = [8_000, 16_000, 32_000, 128_000];
const folders = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(folders ? [folders] : [])]);
const setup = registry.setup.map(({ manifest }) => manifest.id);

console.log(`| toolset | the same for every project | whole, ${languages.join(' · ')} | ${contexts.join(' | ')} |`);
console.log(`|---|---|---|${'---|'.repeat(contexts.length)}`);
for (const toolset of registry.toolsets) {
  const { id, dependsOn } = toolset.manifest;
  const schema = toStrictSchema(toolset);
  const inputs = languages.map((language) => {
    const read = (ids: string[]) =>
      Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[language]]));
    const dependencies = read(dependsOn.map((each) => each.id).filter((each) => !setup.includes(each)));
    const project = { name: '', description: '' };
    return {
      toolset,
      project,
      setup: read(setup.filter((each) => each !== id)),
      dependencies,
      language,
      ownerOf: (each: string) => registry.get(each),
    };
  });
  const whole = inputs.map((input) => renderPrompt(input));
  const cells = contexts.map((context) =>
    inputs
      .map((input) => {
        const { mostTokens } = new PromptRoom({ context }, { schema, language: input.language });
        const prompt = renderPrompt({ ...input, mostTokens });
        return promptTokens(prompt, input.language) > mostTokens ? 'does not fit' : sharesOf(prompt.arrived);
      })
      .join(' · '),
  );
  const sizes = whole.map(({ system, user }) => system.length + user.length).join(' · ');
  console.log(`| ${id} | ${whole[0]?.system.length} | ${sizes} | ${cells.join(' | ')} |`);
}

/** Per cent of each rank that has anything, where not all of it is there. */
function sharesOf(arrived: ArrivedByRank): string {
  const shares = ranks
    .filter((rank) => arrived[rank].left < arrived[rank].of)
    .map((rank) => `${rank}: ${Math.floor((100 * arrived[rank].left) / arrived[rank].of)}`);
  return shares.length === 0 ? 'all' : shares.join(', ');
}
