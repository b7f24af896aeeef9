import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

// npm run toolset:prompts: how long the prompt of each toolset is in a full project, in characters, what of it is the same for
// every project, and from what it must leave something out where a model takes so many tokens. Dependencies hold their examples.
const contexts = [8_000, 16_000, 32_000, 128_000];
const folders = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(folders ? [folders] : [])]);
const setup = registry.setup.map(({ manifest }) => manifest.id);

console.log(
  `| toolset | the same for every project | whole, ${languages.join(' · ')} | shortened at ${contexts.join(' | ')} |`,
);
console.log(`|---|---|---|${'---|'.repeat(contexts.length)}`);
for (const toolset of registry.toolsets) {
  const { id, dependsOn } = toolset.manifest;
  const schema = toStrictSchema(toolset);
  const inputs = languages.map((language) => {
    const read = (ids: string[]) =>
      Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[language]]));
    const dependencies = read(dependsOn.map((each) => each.id).filter((each) => !setup.includes(each)));
    const project = { name: '', description: '' };
    return { toolset, project, setup: read(setup.filter((each) => each !== id)), dependencies, language };
  });
  const whole = inputs.map((input) => renderPrompt(input));
  const cells = contexts.map((context) => {
    const shortened = inputs.flatMap((input) => {
      const { longest } = new PromptRoom({ context }, { schema, language: input.language });
      const prompt = renderPrompt({ ...input, longest });
      return prompt.system.length + prompt.user.length > longest ? ['does not fit'] : prompt.shortened;
    });
    return [...new Set(shortened)].join(', ');
  });
  const sizes = whole.map(({ system, user }) => system.length + user.length).join(' · ');
  console.log(`| ${id} | ${whole[0]?.system.length} | ${sizes} | ${cells.join(' | ')} |`);
}
