import koaHelmet from 'koa-helmet';
import type { Middleware } from 'koa';

const none = ["'none'"];
const self = ["'self'"];

/** Injected script is the worst that can happen here (the session stands in localStorage), so this comes before all else. */
export function securityHeaders({ https }: { https: boolean }): Middleware {
  return koaHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: self,
        workerSrc: self,
        manifestSrc: self,
        formAction: self,
        objectSrc: none,
        baseUri: none,
        frameAncestors: none,
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }) as unknown as Middleware;
}
