import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

// Definitions as the server publishes them, read from the folders for tests and stories.
const files = import.meta.glob<Record<string, unknown>>('/toolsets/*/{toolset,schema,ui}.json', {
  eager: true,
  import: 'default',
});
const languageFiles = import.meta.glob<Record<string, unknown>>('/toolsets/*/{locales,examples}/*.json', {
  eager: true,
  import: 'default',
});

export function readDefinition(id: string): ToolsetDefinition {
  const file = (name: string) => structuredClone(files[`/toolsets/${id}/${name}.json`] ?? {});
  const locale = (language: Language) => ({ enums: {}, ...languageFiles[`/toolsets/${id}/locales/${language}.json`] });
  return {
    manifest: { ...noDeclarations, ...file('toolset') },
    schema: file('schema'),
    ui: { widgets: {}, itemTitles: {}, keyValues: {}, widths: {}, layouts: {}, emphasis: {}, ...file('ui') },
    locales: inEveryLanguage(locale),
  } as unknown as ToolsetDefinition;
}

export function readExample(id: string, language: Language): ToolsetDocument {
  return structuredClone(languageFiles[`/toolsets/${id}/examples/${language}.json`] ?? {});
}

/** The ids of the built-in toolsets. */
export function toolsetIds(): string[] {
  return Object.keys(files).flatMap((path) => /^\/toolsets\/([^/]+)\/toolset\.json$/.exec(path)?.[1] ?? []);
}
