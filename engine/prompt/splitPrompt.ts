/** The constant part of a prompt template, which providers can cache, and the part that depends on the project. */
export interface PromptParts {
  method: string;
  task: string;
}

/** Splits `prompt.md` at its first line of "---"; null when there is none. */
export function splitPrompt(template: string): PromptParts | null {
  const match = /^---[ \t]*$/m.exec(template);
  if (!match) return null;
  return {
    method: template.slice(0, match.index).trim(),
    task: template.slice(match.index + match[0].length).trim(),
  };
}
