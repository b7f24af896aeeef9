import type { Knex } from 'knex';

const toolset = 'buyer-utility-map';
const personas = 'final-persona';
const moved = ['personaId', 'currentAlternative', 'levers'];
const wordsForMap: Record<string, string> = { en: 'Map', tr: 'Harita' };
const longestName = 120;

type Json = Record<string, unknown>;
type Text = string | null;

/**
 * The one map of a document becomes the first of a list, named after its persona group, wherever a document is kept.
 */
export async function up(knex: Knex): Promise<void> {
  for (const key of await keysOf(knex, 'project_toolsets', ['project_id'])) {
    const row = await knex('project_toolsets').where(key).first('content', 'draft', 'draft_cut');
    const nameMap = await mapNamer(knex, key.project_id);
    await knex('project_toolsets')
      .where(key)
      .update({
        content: moveMap(row.content, nameMap),
        draft: moveMap(row.draft, nameMap),
        draft_cut: movePointers(row.draft_cut),
      });
  }
  for (const key of await keysOf(knex, 'earlier_contents', ['project_id', 'content_id'])) {
    const row = await knex('earlier_contents').where(key).first('content');
    const nameMap = await mapNamer(knex, key.project_id);
    await knex('earlier_contents')
      .where(key)
      .update({ content: moveMap(row.content, nameMap) });
  }
  for (const key of await keysOf(knex, 'generation_steps', ['generation_id', 'position'])) {
    const row = await knex('generation_steps').where(key).first('content');
    const generation = await knex('generations').where({ id: key.generation_id }).first('project_id', 'fields');
    const nameMap = await mapNamer(knex, generation.project_id);
    await knex('generation_steps')
      .where(key)
      .update({ content: moveMap(row.content, nameMap) });
    await knex('generations')
      .where({ id: key.generation_id })
      .update({ fields: movePointers(generation.fields) });
  }
}

// Of several maps, it is not known which would be the one.
export const down = () => Promise.reject(new Error('Restore a backup from before maps by persona.'));

async function keysOf(knex: Knex, table: string, columns: string[]): Promise<Record<string, string | number>[]> {
  return knex(table)
    .where({ toolset_id: toolset })
    .select(...columns, 'toolset_id');
}

/** Names a map after its persona group, or counts it in the project's language where the group is gone. */
async function mapNamer(knex: Knex, projectId: string | number | undefined): Promise<(personaId: unknown) => string> {
  const project = await knex('projects').where({ id: projectId }).first('language');
  const row = await knex('project_toolsets')
    .where({ project_id: projectId, toolset_id: personas })
    .first('content', 'draft');
  const documents = [row?.content, row?.draft].map((text?: Text) => JSON.parse(text ?? 'null') as Json | null);
  const groups = documents.flatMap((document) => (document?.groups ?? []) as { id?: string; name?: string }[]);
  const counted = `${wordsForMap[project?.language] ?? wordsForMap.en} 1`;
  return (personaId) => groups.find(({ id, name }) => id === personaId && name)?.name?.slice(0, longestName) ?? counted;
}

function moveMap(text: Text, nameMap: (personaId: unknown) => string): Text {
  const document = JSON.parse(text ?? 'null') as Json | null;
  if (!document || !moved.some((name) => name in document)) return text;
  const parts = Object.entries(document);
  const ofMap = parts.filter(([name]) => moved.includes(name));
  const others = parts.filter(([name]) => !moved.includes(name));
  const map = { id: 'map-1', name: nameMap(document.personaId), ...Object.fromEntries(ofMap) };
  return JSON.stringify({ ...Object.fromEntries(others), maps: [map] });
}

function movePointers(text: Text): Text {
  const pointers = JSON.parse(text ?? 'null') as string[] | null;
  if (!pointers) return text;
  return JSON.stringify(
    pointers.map((pointer) => (moved.includes(pointer.split('/')[1] ?? '') ? `/maps/0${pointer}` : pointer)),
  );
}
