/**
 * The oldest browsers that the product is built for. Tailwind's styles ask for the same ones; index.html tells people.
 */
export const oldestBrowsers = { chrome: 111, firefox: 128, safari: 16.4 };
