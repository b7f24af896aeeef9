import { figuresIn } from '#engine/checks/figuresIn.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { EvalProject } from '../EvalProject.ts';

/** What the team has found, as far as a request has it: texts (quotes, pain points, …), and the figures in them. */
export interface Arrived {
  of: number;
  /** What did not arrive. */
  missing: string[];
}

/** The findings of the sources that a toolset reads; null where it reads none. */
export function arrivedFindings(
  registry: ToolsetRegistry,
  toolset: Toolset,
  { contents }: EvalProject,
  request: string,
): Arrived | null {
  const read = new Set(toolset.manifest.dependsOn.map(({ id }) => id));
  const texts = registry.toolsets
    .filter(({ manifest }) => read.has(manifest.id))
    .flatMap((source) => findingsOf(source, contents.get(source.manifest.id)?.document));
  if (texts.length === 0) return null;
  const figures = new Set(figuresIn(request));
  const findings = new Map([
    ...texts.map((text) => [text, request.includes(inJson(text))] as const),
    ...texts.flatMap(figuresIn).map((figure) => [figure, figures.has(figure)] as const),
  ]);
  return { of: findings.size, missing: [...findings].flatMap(([finding, isThere]) => (isThere ? [] : finding)) };
}

/** What was seen and said, in field work that is done. */
function findingsOf({ manifest }: Toolset, document: unknown): string[] {
  return manifest.sources.flatMap(({ list, found = [], done }) => {
    const items = getAt(document, list);
    if (!Array.isArray(items)) return [];
    return items
      .filter((item: unknown) => !done || done.is.includes(String(getAt(item, `/${done.field}`))))
      .flatMap((item: unknown) =>
        leavesOf(
          item,
          found.map((name) => `/${name}`),
        )
          .filter((pointer) => !pointer.endsWith('/id'))
          .map((pointer) => getAt(item, pointer))
          .filter((value) => typeof value === 'string' && /\s/.test(value)),
      )
      .map(String);
  });
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}
