import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/**
 * Puts the security headers on every answer of the app: page, API and errors. `apiOrigins` are
 * those of other servers that the page calls.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  apiOrigins: readonly string[],
): Promise<void> {
  const connectSrc = ["'self'", ...apiOrigins];
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, connectSrc } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Told to a browser that came over http it would lock http://localhost for every other app.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_IN_SECONDS}`);
    }
  });
}
