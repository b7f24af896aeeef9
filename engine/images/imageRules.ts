/** What an upload may be. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const mostImageMegabytes = 10;
export const mostImageMegapixels = 40;
