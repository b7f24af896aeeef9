/** Where a part of a toolset is read: of a project, or of one that a link shows. */
export type PlaceOf = (place: { toolset: string; pointer: string }) => string;
