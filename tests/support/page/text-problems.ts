/** Texts of this test that a translator would break (UI-25). The test fails where some are left at its end. */
export const textProblems: string[] = [];
