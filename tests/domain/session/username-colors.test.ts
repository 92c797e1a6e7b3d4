import { describe, expect, it } from 'vitest';
import { usernameColors } from '#domain/session/username-colors.ts';

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
    ['757575', 'white'],
    ['767676', 'black'],
    // The two of all 16,777,216 colours that come nearest to 0.179.
    ['336cf3', 'white'],
    ['687597', 'black'],
  ])('stand for #%s on %s', (digits, background) => {
    expect(usernameColors(`${digits}00-0000`).background).toBe(background);
  });
});
