import { describe, expect, it } from 'vitest';
import { relativeLuminance, usernameColors } from '#domain/session/username-colors.ts';

// SES-15
describe("the username's colours", () => {
  it.each([
    { uuid: 'ffffff00-0000-4000-8000-000000000000', font: '#ffffff', background: 'black' },
    { uuid: '00000000-0000-4000-8000-000000000000', font: '#000000', background: 'white' },
    { uuid: 'ff0000aa-0000-4000-8000-000000000000', font: '#ff0000', background: 'black' },
    { uuid: '0000ffaa-0000-4000-8000-000000000000', font: '#0000ff', background: 'white' },
    { uuid: '3F4FB0A1-0000-4000-8000-000000000000', font: '#3F4FB0', background: 'white' },
  ])('are $font on $background for $uuid', ({ uuid, font, background }) => {
    expect(usernameColors(uuid)).toEqual({ font, background });
  });

  it.each([
    { digits: '757575', side: 'below', background: 'white' },
    { digits: '767676', side: 'above', background: 'black' },
    // The two of all 16,777,216 colours that come nearest to it.
    { digits: '336cf3', side: 'below', background: 'white' },
    { digits: '687597', side: 'above', background: 'black' },
  ])('stand on $background for #$digits, just $side 0.179', ({ digits, side, background }) => {
    expect(relativeLuminance(digits) > 0.179).toBe(side === 'above');
    expect(relativeLuminance(digits)).toBeCloseTo(0.179, 2);
    expect(usernameColors(`${digits}00-0000`).background).toBe(background);
  });
});
