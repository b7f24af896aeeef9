import type { CriticDeclaration } from './contracts/criticContract.ts';

/** The patterns of the fields beside which a rule's hints stand: where something is missing, there. */
export function hintPlaces(declaration: CriticDeclaration): string[] {
  const { field } = declaration;
  const inside = (...names: (string | undefined)[]) => names.flatMap((name) => (name ? [`${field}/${name}`] : []));
  switch (declaration.rule) {
    case 'untestable-hypothesis':
      return declaration.metric ? inside(declaration.metric, declaration.threshold) : [field];
    case 'story-without-benefit':
      return declaration.benefit ? inside(declaration.benefit) : [field];
    case 'choice-without-words':
      return inside(declaration.words);
    case 'persona-without-source':
      return inside(declaration.sources[0]);
    default:
      return [field];
  }
}
