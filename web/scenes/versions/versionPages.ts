// One module, so that all of them are one file: what they share would else load with other pages.
export { ToolsetVersions } from './ToolsetVersions.tsx';
export { VersionCompare } from './VersionCompare.tsx';
export { VersionHistory } from './VersionHistory.tsx';
export { VersionPage } from './VersionPage.tsx';
export { VersionToolset } from './VersionToolset.tsx';
