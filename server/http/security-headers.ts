/** The security headers of every response (SEC-11, SEC-12). */
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { InlineSources } from './inline-sources.ts';

/**
 * The hash of an empty text: emotion's production build adds empty style elements and fills them
 * through the CSSOM.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const directives = {
  defaultSrc: ["'none'"],
  styleSrcAttr: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  // This policy accepts the addresses of the page's two workers and nothing else.
  trustedTypes: ['own-workers'],
};

const HALF_A_YEAR_IN_SECONDS = 15_552_000;

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** For passkeys (ACC-8) and the big screen (ROU-26). */
const ownFeatures = [
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];
const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** What the policy allows besides what holds for every page. */
interface PolicySources {
  /** Other servers that the page calls. */
  apiOrigins: readonly string[];
  inline: InlineSources;
}

/** Adds the headers to every response of the app: page, API and errors. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { apiOrigins, inline }: PolicySources,
): void {
  const styles = ["'self'", EMPTY_STYLE, ...inline.styles];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...directives,
        scriptSrc: ["'self'", ...inline.scripts],
        // For browsers that do not know the finer directives.
        styleSrc: styles,
        styleSrcElem: styles,
        connectSrc: ["'self'", ...apiOrigins],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    // The page has no links to other hosts, and the other three are for obsolete browsers and
    // plugins.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Over http it would force https for every other app on http://localhost.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_IN_SECONDS}`);
    }
    setHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}
