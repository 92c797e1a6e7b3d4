/**
 * What our access tokens and response-time responses carry as `extensions` (EXT-1): which calls
 * beyond the customer's the server offers. Other servers send nothing of the kind.
 */
export const EXTENSIONS = 1;
