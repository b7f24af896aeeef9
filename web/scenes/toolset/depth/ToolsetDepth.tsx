import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';

import { DepthFrame } from '#web/form/depth/DepthFrame.tsx';
import { takeDepth } from '#web/stores/takeDepth.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDepth } from '#web/toolsets/useDepth.ts';

/** What of the open toolset's form its depth shows. */
export function ToolsetDepth({ children }: { children: ReactNode }) {
  const { definition, toolsetId } = useSnapshot(toolsetScreen);
  const { depth, topics } = useDepth(definition?.definition);
  const choose = (chosen: readonly string[]) => depth && void takeDepth(toolsetId, depth.id, chosen);
  return (
    <DepthFrame depth={depth} topics={topics} onChoose={choose}>
      {children}
    </DepthFrame>
  );
}
