const invisible = '[\\s\\u200b-\\u200d\\u2060\\ufeff]';
const around = new RegExp(`^${invisible}+|${invisible}+$`, 'g');
// Of one kind around the whole, and none within: `"Filiz" <post@example.com>` is a name and an address.
const quoted = /^(?:"([^"]*)"|'([^']*)'|“([^“”]*)”|‘([^‘’]*)’|`([^`]*)`)$/;

/**
 * What is meant by the value of a setting: without blanks and line ends around it, and without the quotation marks that
 * container tools and copied pages leave. Empty: nothing is set.
 */
export function cleanSetting(value: string): string {
  const bare = value.replace(around, '');
  const inner = quoted
    .exec(bare)
    ?.slice(1)
    .find((text) => text !== undefined);
  return inner === undefined ? bare : inner.replace(around, '');
}
