import type { ToolsetFile } from '../toolsetFiles.ts';

/** Tells a fault of the folder: in which file, where in it, what. */
export type Report = (file: ToolsetFile, pointer: string, message: string) => void;
