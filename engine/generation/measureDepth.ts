/**
 * Follows JSON while it is being written: takes piece after piece, and tells how deep objects and lists have been
 * nested so far.
 */
export function measureDepth(): (piece: string) => number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  let isEscaped = false;
  return (piece) => {
    for (const sign of piece) {
      if (isEscaped) isEscaped = false;
      else if (isInText && sign === '\\') isEscaped = true;
      // Whatever stands before the first bracket is no JSON.
      else if (sign === '"') isInText = depth > 0 && !isInText;
      else if (isInText) continue;
      else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
      else if (sign === '}' || sign === ']') depth = Math.max(0, depth - 1);
    }
    return deepest;
  };
}
