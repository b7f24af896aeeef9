import Koa from 'koa';

import { NotFoundError } from './errors/NotFoundError.ts';
import { boundAnswers } from './http/boundAnswers.ts';
import { checkXsrf } from './http/checkXsrf.ts';
import { closeConnections } from './http/closeConnections.ts';
import { compressAnswers } from './http/compressAnswers.ts';
import type { Route } from './http/defineRoute.ts';
import { handleErrors } from './http/handleErrors.ts';
import { logAnswerFaults } from './http/logAnswerFaults.ts';
import { logRequests } from './http/logRequests.ts';
import { measureRequests } from './http/measureRequests.ts';
import { mountRoutes } from './http/mountRoutes.ts';
import { readClientAddress } from './http/readClientAddress.ts';
import { refuseBrokenAddress } from './http/refuseBrokenAddress.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveWeb } from './http/serveWeb.ts';
import { mostLoopDelay, shedLoad } from './http/shedLoad.ts';
import { openapiRoutes } from './openapi/openapiRoutes.ts';
import { routes } from './routes/routes.ts';
import type { Services } from './Services.ts';
import { previewTags } from './sharing/preview/previewTags.ts';

/** The Koa application over the given services; does not listen yet. */
export function createServer(
  services: Services,
  { webDirectory, mostDelay = mostLoopDelay }: { webDirectory: string; mostDelay?: number | undefined },
): Koa {
  const { config, logger } = services;
  // Koa would trust X-Forwarded-* of any client.
  const app = new Koa({ proxy: false });
  app.on('error', logAnswerFaults(logger));
  app.use(readClientAddress(config.trustedProxies));
  app.use(refuseBrokenAddress());
  app.use(logRequests(logger));
  app.use(measureRequests(services.metrics));
  app.use(closeConnections(services.streams.closing));
  app.use(securityHeaders({ https: config.https }));
  app.use(compressAnswers());
  app.use(handleErrors(logger));
  app.use(boundAnswers(services.inFlight));
  app.use(shedLoad(services.loop, mostDelay));
  app.use(checkXsrf({ secure: config.https }));
  app.use(mountRoutes(allRoutes(), services));
  app.use(serveWeb(webDirectory, (path) => previewTags(services, path)));
  app.use(() => {
    throw new NotFoundError();
  });
  return app;
}

/** Every mounted route, including the one that serves the API description. */
export function allRoutes(): Route[] {
  return [...routes, ...openapiRoutes(routes)];
}
