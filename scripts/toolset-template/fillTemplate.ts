import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Stage } from '#engine/contract/stages.ts';
import { optionalFiles, type ToolsetFile, toolsetFiles } from '#engine/folder/toolsetFiles.ts';

const contracts = path.join(import.meta.dirname, '../../engine/contract/published');

export interface NewToolset {
  id: string;
  stage: Stage;
  order: number;
  /** The folder's future path, from which its files refer to their JSON schemas. */
  folder: string;
}

/** The files of a new toolset: the template with its names filled in. */
export function fillTemplate({ id, stage, order, folder }: NewToolset): Record<ToolsetFile, string> {
  const words = {
    '"__ORDER__"': String(order),
    __ID__: id,
    __STAGE__: stage,
    __TITLE__: titleOf(id),
    __CONTRACTS__: path.relative(folder, contracts).replaceAll(path.sep, '/'),
  };
  const texts = [...toolsetFiles, ...optionalFiles].map((file) => {
    const template = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [file, Object.entries(words).reduce((text, [name, word]) => text.replaceAll(name, () => word), template)];
  });
  return Object.fromEntries(texts) as Record<ToolsetFile, string>;
}

/** "Risk map" for "risk-map". */
function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
