import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '../..');

// The package exports only its development build.
const router = 'node_modules/react-router/dist/production';
const productionRouter = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
];
const firstPage = ['web/main.tsx', 'web/shell/EntryFrame.tsx', 'web/scenes/login/Login.tsx'];
const firstView = [
  'web/shell/AppFrame.tsx',
  'web/scenes/project/Project.tsx',
  'web/scenes/project/ProjectSettings.tsx',
  'web/shell/rail/ProjectRail.tsx',
  'web/scenes/toolset/ToolsetRoute.tsx',
  'web/scenes/toolset/ToolsetView.tsx',
  'web/scenes/toolset/picture/ToolsetPicture.tsx',
];
const onPicture = ['web/picture/editing/PictureEditing.tsx', 'web/picture/PictureBar.tsx'];
const form = 'web/scenes/toolset/ToolsetEditPane.tsx';

/**
 * Chunks by when they are needed: what the first page needs in two (libraries, ours), what several pages share in four:
 * what a toolset to read needs of that, what working on its picture and its form need besides, and the rest. What opens
 * above a page (dialogs, menus) is heavier than most pages and waits for a click. gzip does a tenth better on these
 * than on the forty small ones that they would be otherwise.
 */
export function filesByNeed(roots: readonly string[] = firstPage): Plugin {
  const entries = roots.map((file) => path.join(root, file));
  const onFirst = importedBy(entries);
  const inView = importedBy(firstView.map((file) => path.join(root, file)));
  const inEditing = importedBy(onPicture.map((file) => path.join(root, file)));
  const inForm = importedBy([path.join(root, form)]);
  const onFirstPage = (name: string, test: RegExp, priority: number) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      onFirst(id, context) && !entries.includes(id) ? name : null,
    debugName: name,
    test,
    priority,
  });
  const groups = [onFirstPage('libraries', /node_modules/, 3), onFirstPage('first-page', /./, 2)];
  const opening = {
    name: (id: string, context: Rolldown.ChunkingContext) => (opensAbove(id, context) ? 'opening' : null),
    test: /node_modules|\/web\/components\//,
    minShareCount: 2,
    priority: 1.5,
  };
  const picture = {
    name: 'picture',
    test: /\/engine\/picture\/(?!layouts\/loadDrawLayout)|\/web\/picture\/(?!PictureBoundary)/,
    minShareCount: 3,
    priority: 1.2,
    // Without what forms need as well: they are shown without pictures. The boundary is the page's, around the picture.
    includeDependenciesRecursively: false,
  };
  const forPages = /\/(web|engine)\/|lucide-react/;
  // A dialog that several pages open brings the others' libraries with it.
  const shared = (
    name: string,
    minShareCount: number,
    isNeeded: (id: string, context: Rolldown.ChunkingContext) => boolean,
  ) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      opensAbove(id, context) || !isNeeded(id, context) ? null : name,
    debugName: name,
    test: forPages,
    minShareCount,
  });
  const sharedGroups = [
    { ...shared('shared', 2, inView), priority: 1 },
    { ...shared('shared-editing', 2, inEditing), priority: 0.95 },
    { ...shared('shared-form', 2, inForm), priority: 0.9 },
    { ...shared('shared-later', 3, () => true), priority: 0.8 },
  ];
  return {
    name: 'files-by-need',
    apply: 'build',
    config() {
      const gone = [
        ...roots,
        ...firstView,
        ...onPicture,
        form,
        ...productionRouter.map(({ replacement }) => replacement),
      ].filter((file) => !existsSync(path.join(root, file)));
      if (gone.length > 0) throw new Error(`files-by-need: there is no ${gone.join(', ')} any more`);
      return {
        resolve: {
          alias: productionRouter.map(({ find, replacement }) => ({ find, replacement: path.join(root, replacement) })),
        },
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [...groups, opening, picture, ...sharedGroups] } } },
        },
      };
    },
  };
}

/** Whether a module is one of the entries, or imported from them, but not only when it is needed. */
function importedBy(entries: readonly string[]): (id: string, context: Rolldown.ChunkingContext) => boolean {
  const needed = new Set<string>();
  const follow = (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported, context);
  };
  return (id, context) => {
    if (needed.size === 0) for (const entry of entries) follow(entry, context);
    return needed.has(id);
  };
}

const openingLibrary = /@headlessui|floating-ui|react-aria|react-stately/;

/** Whether a module is of the library for dialogs and menus, or a component made with it. */
function opensAbove(id: string, context: Rolldown.ChunkingContext): boolean {
  if (openingLibrary.test(id)) return true;
  if (id.includes('node_modules')) return false;
  const { importedIds = [] } = context.getModuleInfo(id) ?? {};
  return importedIds.some((imported) => opensAbove(imported, context));
}
