import type { Middleware } from 'koa';
import koaHelmet from 'koa-helmet';

const none = ["'none'"];
const self = ["'self'"];
// Browser features that no page uses, denied for injected script as well.
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ');

const secretAddress = /^\/(api\/)?(shared|invitations?|sandbox)\//;

/** Security headers. Mounted first: XSS is the worst risk, since the session token is in localStorage. */
export function securityHeaders({ https }: { https: boolean }): Middleware {
  const helmet = koaHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        // Uploaded images come with the session's header, which an address cannot carry: pages show what they fetched.
        imgSrc: [...self, 'blob:'],
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
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  }) as unknown as Middleware;
  return (context, next) => {
    context.set('Permissions-Policy', permissions);
    return helmet(context, () => {
      // Whoever has such an address needs no account: it is told to no search engine and to no other site.
      if (secretAddress.test(context.path)) {
        context.set('X-Robots-Tag', 'noindex, nofollow');
        context.set('Referrer-Policy', 'no-referrer');
      }
      return next();
    });
  };
}
