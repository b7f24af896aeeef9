const [quote, backslash, comma, list, object] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether a JSON text surely holds more than so many values, by the signs between them: parsing hundreds of thousands
 * of names takes a hundred times as long as looking for commas. An empty object or list counts twice.
 */
export function holdsMoreValues(json: Uint8Array, most: number): boolean {
  let count = 1;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (sign === quote) isInText = !isInText;
    else if (isInText) index += sign === backslash ? 1 : 0;
    else if (sign === comma || sign === list || sign === object) count += 1;
    if (count > 2 * most) return true;
  }
  return false;
}
