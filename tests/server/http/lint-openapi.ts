import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Every problem that Redocly's strict rules and two more find in a document, one line each. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-description': 'error',
      'parameter-description': 'error',
      // The customer's paths end with a slash, and one of them looks like another.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
      'info-license': 'off',
      // Operations for the operator demand nothing that a client could get wrong.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => {
    const [place] = location;
    return `${place?.pointer ?? '#'}: ${message} (${ruleId})`;
  });
}
