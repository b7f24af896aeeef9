/** Characters; about eight printed pages. */
export const maxArticleLength = 20_000;
