import { leaveOut } from './leaveOut.ts';

/**
 * Drops what React Router brings for forms, fetchers, redirects by a loader, middleware, routes that change at run time,
 * and its words for developers, none of which is used here. Saves 6 kB gzip before sign-in.
 */
export function routerWithoutActions() {
  return leaveOut({
    name: 'router-without-actions',
    file: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    unused: [
      // Forms and fetchers
      'handleAction',
      'getSubmittingNavigation',
      'convertFormDataToSearchParams',
      'convertSearchParamsToFormData',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'setFetcherError',
      'updateFetcherState',
      'getSubmittingFetcher',
      'getLoadingFetcher',
      'getDoneFetcher',
      // Loaders' redirects, middleware, revalidation
      'startRedirectNavigation',
      'normalizeRedirectLocation',
      'normalizeRelativeRoutingRedirectResponse',
      'runClientMiddlewarePipeline',
      'callRouteMiddleware',
      'revalidate',
      // Routes that change, or have optional parts
      'discoverRoutes',
      'patchRoutes',
      'patchRoutesImpl',
      '_internalSetRoutes',
      'explodeOptionalSegments',
      // What a server has rendered; its errors
      'deserializeErrors',
      'RSCErrorHandler',
      'decodeRedirectErrorDigest',
      'decodeRouteErrorResponseDigest',
      // Every route has an error element.
      'DefaultErrorComponent',
    ],
    notes: /^(?:warning|warnOnce|console\.warn)$/,
    shortened: /^invariant$/,
  });
}
