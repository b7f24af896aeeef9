import type { ToolsetRegistry } from './ToolsetRegistry.ts';

/** The requested toolsets without repetitions, dependencies first. @throws ToolsetNotFoundError */
export function generationOrder(registry: ToolsetRegistry, wanted: readonly string[]): string[] {
  const ids = new Set(wanted.map((id) => registry.get(id).manifest.id));
  return registry.toolsets.map(({ manifest }) => manifest.id).filter((id) => ids.has(id));
}
