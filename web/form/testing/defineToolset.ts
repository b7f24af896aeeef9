import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetUi } from '#engine/contract/uiContract.ts';
import { inEveryLanguage } from '#engine/languages/languages.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

interface Parts {
  properties: Record<string, SchemaNode>;
  $defs?: Record<string, SchemaNode>;
  manifest?: Partial<ToolsetManifest>;
  ui?: Partial<ToolsetUi>;
  fields?: ToolsetDefinition['locales']['en']['fields'];
  enums?: ToolsetDefinition['locales']['en']['enums'];
}

/** Defines a toolset for a test or story: one section, English texts in every language. */
export function defineToolset({ properties, $defs, manifest, ui, fields = {}, enums = {} }: Parts): ToolsetDefinition {
  const locale = { title: 'Trial', description: 'A trial.', sections: { main: { title: 'Main' } }, fields, enums };
  return {
    manifest: {
      id: 'trial',
      version: '1.0.0',
      stage: 'setup',
      order: 0,
      icon: 'info',
      tokenCost: 1,
      ...noDeclarations,
      ...manifest,
    },
    schema: { type: 'object', additionalProperties: false, properties, ...($defs && { $defs }) },
    ui: {
      sections: [{ id: 'main', fields: Object.keys(properties).map((key) => `/${key}`) }],
      widgets: {},
      itemTitles: {},
      keyValues: {},
      widths: {},
      layouts: {},
      emphasis: {},
      picture: [],
      ...ui,
    },
    locales: inEveryLanguage(() => locale),
  };
}
