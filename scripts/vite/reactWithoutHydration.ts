import { leaveOut } from './leaveOut.ts';

const nothing = (names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/**
 * Drops what React DOM brings for pages rendered by a server and for `<ViewTransition>`, neither of which is used here.
 * Saves 4 kB gzip before sign-in.
 */
export function reactWithoutHydration() {
  return leaveOut({
    name: 'react-without-hydration',
    file: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    unused: [
      'ReactDOMHydrationRoot',
      'mountHostRootWithoutHydrating',
      'attemptExplicitHydrationTarget',
      'updateDehydratedSuspenseComponent',
      'retryDehydratedSuspenseBoundary',
      'hideOrUnhideDehydratedBoundary',
      'createFiberFromDehydratedFragment',
      'clearHydrationBoundary',
      'getBumpedLaneForHydrationByLane',
      'retrySuspenseComponentWithoutHydrating',
      'retryActivityComponentWithoutHydrating',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'canHydrateHydrationBoundary',
      'throwOnHydrationMismatch',
      'prepareToHydrateHostInstance',
      'getNextHydratableInstanceAfterHydrationBoundary',
      'startViewTransition',
      'applyViewTransitionName',
      'applyViewTransitionToHostInstancesRecursive',
      'measureViewTransitionHostInstancesRecursive',
      'restoreViewTransitionName',
      'getViewTransitionClassName',
    ],
    // These look for view transitions, which are never there, whenever something is shown by a transition.
    bodies: nothing([
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
    ]),
  });
}
