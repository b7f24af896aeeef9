import { languages } from '#engine/languages/languages.ts';
import { longestPrompt, renderPrompt } from '#engine/prompt/renderPrompt.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

// npm run toolset:prompts: how long the prompt of each toolset is in a full project, in characters, and what of it is the
// same for every project. Dependencies hold their examples.
const folders = process.env['TOOLSETS_DIR'];
const { registry } = loadToolsets([builtInToolsets, ...(folders ? [folders] : [])]);
const setup = registry.setup.map(({ manifest }) => manifest.id);

console.log(`| toolset | the same for every project | whole, ${languages.join(' · ')} | shortened |`);
console.log('|---|---|---|---|');
for (const toolset of registry.toolsets) {
  const { id, dependsOn } = toolset.manifest;
  const prompts = languages.map((language) => {
    const read = (ids: string[]) =>
      Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[language]]));
    const dependencies = read(dependsOn.map((each) => each.id).filter((each) => !setup.includes(each)));
    return renderPrompt({
      toolset,
      project: { name: '', description: '' },
      setup: read(setup.filter((each) => each !== id)),
      dependencies,
      language,
    });
  });
  const sizes = prompts.map(({ system, user }) => system.length + user.length);
  const shortened = new Set(prompts.flatMap((prompt) => prompt.shortened));
  console.log(`| ${id} | ${prompts[0]?.system.length} | ${sizes.join(' · ')} | ${[...shortened].join(', ')} |`);
  if (sizes.some((size) => size > longestPrompt)) process.exitCode = 1;
}
