import { leaveOut } from './leaveOut.ts';

/**
 * Drops what i18next brings for fetching texts, for formats within a text, nested keys, copies of itself and warnings:
 * here texts are whole sentences with names and counts, given to it when they are loaded. Saves 5 kB gzip before sign-in.
 */
export function i18nextWithoutLoading() {
  return leaveOut({
    name: 'i18next-without-loading',
    file: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    unused: [
      ...['queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne'].map(
        (one) => `Connector.${one}`,
      ),
      ...['format', 'add', 'addCached'].map((one) => `Formatter.${one}`),
      ...['reloadResources', 'hydrate', 'loadNamespaces', 'loadLanguages', 'dir', 'cloneInstance', 'toJSON'].map(
        (one) => `I18n.${one}`,
      ),
      ...['addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces'].map(
        (one) => `ResourceStore.${one}`,
      ),
      'LanguageUtil.getBestMatchFromCodes',
      'Translator.getUsedParamsDetails',
      'keysFromSelector',
      'createProxy',
    ],
    bodies: {
      'Connector.saveMissing': '',
      'Formatter.init': '',
      'Interpolator.nest': 'return arguments[0]',
      'Logger.forward': '',
      'Logger.once': '',
    },
    notes: /logger\.(?:warn|log|once|deprecate|error)$/,
  });
}
