import i18next from 'i18next';

import type { Language } from '#engine/languages/languages.ts';

import { currentLanguage } from './currentLanguage.ts';

export type Say = (word: string, values?: Record<string, string | number>) => string;

/** What `import.meta.glob('./locales/*.json', { import: 'default' })` gives. */
type LocaleFiles = Readonly<Record<string, () => Promise<Record<string, string>>>>;

/** The words of a part that is loaded on its own: they stand in its folder, and come with it, in one language. */
export class PartWords {
  readonly #namespace: string;
  readonly #files: LocaleFiles;

  constructor(namespace: string, files: LocaleFiles) {
    this.#namespace = namespace;
    this.#files = files;
  }

  async load(language = currentLanguage()): Promise<void> {
    if (i18next.hasResourceBundle(language, this.#namespace)) return;
    const load = this.#files[`./locales/${language}.json`];
    if (!load) throw new Error(`The words of "${this.#namespace}" have no locale file for "${language}"`);
    i18next.addResourceBundle(language, this.#namespace, await load());
  }

  /** Loads the part together with its words, so that it never stands there without them. */
  with<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
    return async () => (await Promise.all([load(), this.load()]))[0];
  }

  /** Says them in a language in which they are loaded. */
  in(language: Language): Say {
    this.#refuseMissing(language);
    return i18next.getFixedT(language, this.#namespace as never) as unknown as Say;
  }

  /** The texts as they stand in the file of a language in which they are loaded. */
  texts(language: Language): Readonly<Record<string, string>> {
    this.#refuseMissing(language);
    return i18next.getResourceBundle(language, this.#namespace) as Record<string, string>;
  }

  #refuseMissing(language: Language): void {
    if (!i18next.hasResourceBundle(language, this.#namespace))
      throw new Error(`The words of "${this.#namespace}" are not loaded in "${language}"`);
  }
}
