import type { GroupEdit } from './GroupEdit.ts';
import type { Role } from './roles.ts';

/**
 * One sheet of a picture, independent of how it is shown. Lengths are units of 1/72 inch on a sheet and CSS pixels on a
 * page; the origin is the top left corner. Elements are drawn in their order, and groups are read in their order.
 */
export interface Scene {
  width: number;
  height: number;
  title: string;
  /** What of the document this sheet is about, such as the persona's name; it is part of the title. */
  about?: string | undefined;
  /** What the picture shows, in a sentence with the counts: its text alternative. */
  description: string;
  elements: SceneElement[];
}

/** The closed set of elements that every renderer knows. */
export type SceneElement =
  | TextElement
  | BoxElement
  | LineElement
  | EllipseElement
  | PathElement
  | ImageElement
  | GroupElement;

/** Lines of text, already broken. */
export interface TextElement {
  kind: 'text';
  x: number;
  /** The baseline of the first line. */
  y: number;
  lines: string[];
  size: number;
  lineHeight: number;
  weight: FontWeight;
  role: Role;
  align: 'start' | 'middle' | 'end';
  /** Degrees clockwise about (x, y). */
  rotation?: number;
  /** Within a group that shows what people wrote: a word of the reader's language, such as a heading or a date. */
  isWord?: true;
  /** Of a count or a sum: the pointer of what it is of. */
  figureOf?: string;
}

export interface BoxElement extends Outline {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export interface LineElement extends Pick<Outline, 'strokeWidth' | 'dash'> {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stroke: Role;
  /** An arrow head at (x2, y2). */
  hasArrow?: boolean;
}

export interface EllipseElement extends Outline {
  kind: 'ellipse';
  /** The centre. */
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
}

export interface PathElement extends Outline {
  kind: 'path';
  /** Absolute M, L, C and Z commands of an SVG path. */
  commands: string;
}

/** An uploaded image, in the room that its proportions fill. */
export interface ImageElement {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** The name of the uploaded file. */
  file: string;
  /** Its text alternative; empty where the group around it says it. */
  label: string;
}

/** Elements that belong together. With a label it is one stop in the reading order. */
export interface GroupElement {
  kind: 'group';
  /** Where the group's own origin lies. */
  x?: number;
  y?: number;
  /** What a screen reader says. Texts within are not read on their own. */
  label?: string;
  /** The field of the document that it shows. */
  pointer?: string;
  /** The fields of its own words, where `pointer` is all of an item of which the rest is drawn beside it. */
  wordsAt?: readonly string[];
  /** How it can be changed where it is shown. */
  edit?: GroupEdit;
  /** Left out of the reading where it cannot be changed: it says nothing yet, or what is told elsewhere. */
  isForEdits?: true;
  /**
   * What stands around the drawing: the band with title and sheet number, and the legend. A miniature leaves it out.
   */
  isFrame?: true;
  /** The texts within are bars: it shows what is still to come. */
  isGhost?: true;
  /** A draft is being written here. */
  isInWriting?: true;
  elements: SceneElement[];
}

/** How a shape is filled and outlined; without either it is not seen. */
export interface Outline {
  fill?: Role;
  stroke?: Role;
  strokeWidth?: number;
  dash?: 'dashed' | 'dotted';
}

export type FontWeight = 400 | 500 | 600 | 700;
