// One module, so that they are one file.
export { SharedLayout } from './SharedLayout.tsx';
export { SharedPath } from './SharedPath.tsx';
export { SharedToolset } from './SharedToolset.tsx';
