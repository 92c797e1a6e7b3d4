/** The headers by which a browser keeps the page and its users safe, for every answer. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * The hash of the empty text: emotion's production build adds empty style elements and fills them
 * through the CSSOM.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // What browsers without the two finer directives read instead of them.
  styleSrc: ["'self'", EMPTY_STYLE],
  styleSrcElem: ["'self'", EMPTY_STYLE],
  styleSrcAttr: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  // The address of the service worker, and nothing else, passes as a script by this policy.
  trustedTypes: ['service-worker'],
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * What all answers share, made once: nothing of it depends on the request. `apiOrigins` are those
 * of other servers that the page calls.
 */
export function securityHeaders(apiOrigins: readonly string[]): SecurityHeaders {
  const connectSrc = ["'self'", ...apiOrigins];
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, connectSrc } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    // There are no links to other hosts whose names could be looked up beforehand, and the other
    // three only spoke to browsers and plugins of the past.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // Helmet only knows how to put them on an answer; this one goes nowhere. Imported, node:http would
  // load all of fetch, because its exports are read one by one.
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    String(value),
  ]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy };
}

/** Puts the headers on every answer of the app: page, API and errors. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Told to a browser that came over http it would lock http://localhost for every other app.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_IN_SECONDS}`);
    }
    done();
  });
}
