/** A fault of a toolset folder, reported to its author. */
export interface Fault {
  /** Name of the folder. */
  toolset: string;
  /** The file within the folder, such as "locales/tr.json". */
  file: string;
  /** JSON pointer into the file, or "line 12" of a text; "" for the whole file. */
  pointer: string;
  /** What is wrong and what is expected, in English. */
  message: string;
}

/** A fault as one line for logs and terminals: "stakeholder/ui.json /widgets: …". */
export function formatFault(fault: Fault): string {
  return `${fault.toolset}/${fault.file}${fault.pointer ? ` ${fault.pointer}` : ''}: ${fault.message}`;
}
