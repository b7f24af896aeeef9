/** Those on the project's path, in its order. */
export function stepsOnPath<Step extends { onPath: boolean }>(steps: readonly Step[]): Step[] {
  return steps.filter(({ onPath }) => onPath);
}
