import type { ComponentType } from 'react';

import { lateView } from '#web/components/lateView.ts';

import type { ControlProps } from './fields/ControlProps.ts';
import type { FormWidget } from './fields/FormWidget.ts';

type WidgetModule = { default: ComponentType<ControlProps> };

// The only import from toolset folders; each widget is loaded when a form first renders it.
const modules = import.meta.glob<WidgetModule>([
  '/toolsets/*/widgets/*.tsx',
  '!/toolsets/*/widgets/*.test.tsx',
  '!/toolsets/*/widgets/*.stories.tsx',
]);

/** A toolset's own widgets, by file name. */
export function toolsetWidgets(toolset: string): Record<string, FormWidget> {
  const start = `/toolsets/${toolset}/widgets/`;
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([path]) => path.startsWith(start))
      .map(([path, load]) => [path.slice(start.length, -'.tsx'.length), lateView(async () => (await load()).default)]),
  );
}
