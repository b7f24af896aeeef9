/** One thing wrong with a toolset folder, told to its author. */
export interface Fault {
  /** The folder's name. */
  toolset: string;
  /** The file in the folder, such as "locales/tr.json". */
  file: string;
  /** JSON pointer into the file, or "line 12" of a text; "" for the file as a whole. */
  pointer: string;
  /** What is wrong and what is expected, in English. */
  message: string;
}

/** "stakeholder/ui.json /widgets: …", one line for a log or a terminal. */
export function formatFault(fault: Fault): string {
  return `${fault.toolset}/${fault.file}${fault.pointer ? ` ${fault.pointer}` : ''}: ${fault.message}`;
}
