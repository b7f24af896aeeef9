import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

export interface BenchData {
  definition: ToolsetDefinition;
  document: ToolsetDocument;
}

/** What data.js has begun to load. */
export function fetchData(): Promise<BenchData> {
  return (globalThis as unknown as { benchData: Promise<BenchData> }).benchData;
}

/** Renders a page and marks the time after its first paint at which it can handle a key. */
export function show(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Marked>{page}</Marked>);
}

function Marked({ children }: { children: ReactNode }) {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-interactive')));
  }, []);
  return children;
}
