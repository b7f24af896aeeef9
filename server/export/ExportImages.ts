/** The uploaded images that an export shows, by their names: PNG or JPEG. What the store no longer has is missing. */
export type ExportImages = ReadonlyMap<string, Uint8Array>;
