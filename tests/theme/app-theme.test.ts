import { expect, it } from 'vitest';
import { appTheme } from '#theme/app-theme.ts';

// UI-4
it("the theme has the customer's breakpoints, spacing and border radius", () => {
  expect(appTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(appTheme.spacing(1)).toContain('8px');
  expect(appTheme.shape.borderRadius).toBe(4);
});
