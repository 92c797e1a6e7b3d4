/** The migrated database that every PostgreSQL database of a test is copied from. */
export const postgresTemplate = 'template_migrated';
