import type { ToolsetFile } from '#engine/folder/toolsetFiles.ts';

/** Reports a fault of the folder. */
export type Report = (file: ToolsetFile, pointer: string, message: string) => void;
