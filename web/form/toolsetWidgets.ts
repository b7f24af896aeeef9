import { createElement, lazy, Suspense, type ComponentType } from 'react';

import type { ControlProps } from './fields/ControlProps.ts';
import type { FormWidget } from './fields/FormWidget.ts';

type WidgetModule = { default: ComponentType<ControlProps> };

// The only way from here into a toolset's folder; each widget is fetched when a form first draws it.
const modules = import.meta.glob<WidgetModule>([
  '/toolsets/*/widgets/*.tsx',
  '!/toolsets/*/widgets/*.test.tsx',
  '!/toolsets/*/widgets/*.stories.tsx',
]);

/** The inputs that a toolset brings along, by the name of their file. */
export function toolsetWidgets(toolset: string): Record<string, FormWidget> {
  const start = `/toolsets/${toolset}/widgets/`;
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([path]) => path.startsWith(start))
      .map(([path, load]) => [path.slice(start.length, -'.tsx'.length), lazyWidget(load)]),
  );
}

function lazyWidget(load: () => Promise<WidgetModule>): FormWidget {
  const Widget = lazy(load);
  return function LazyWidget(props: ControlProps) {
    return createElement(Suspense, { fallback: null }, createElement(Widget, props));
  };
}
