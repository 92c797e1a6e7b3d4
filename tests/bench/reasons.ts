/** Why a figure falls short where it does, by its name: what was found, and what it would take. */
export const reasons: Readonly<Record<string, string>> = {};
