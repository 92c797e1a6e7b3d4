import { expect, it, onTestFinished, vi } from 'vitest';
import { browserZone, isZoneDoubtful, zoneSetting } from '#lib/time/browser-zone.ts';
import { comeToFront, travelTo } from '#tests/support/page/travel.ts';

// UI-5
it.each([
  [document, 'visibilitychange'],
  [window, 'focus'],
  [window, 'pageshow'],
])('the zone is read again when the page comes to the front: %s, %s', (target, event) => {
  expect(browserZone.get()).toBe('Asia/Tokyo');
  travelTo('Europe/Berlin');
  expect(browserZone.get()).toBe('Asia/Tokyo');
  target.dispatchEvent(new Event(event));
  expect(browserZone.get()).toBe('Europe/Berlin');
});

it('a browser that knows no zone shows UTC', () => {
  onTestFinished(comeToFront);
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const known = new Intl.DateTimeFormat().resolvedOptions();
  options.mockReturnValue({ ...known, timeZone: 'Etc/Unknown' });
  comeToFront();
  options.mockRestore();
  expect(browserZone.get()).toBe('UTC');
});

// UI-27
it('the zone that was chosen is shown wherever the device is, and no other is asked for', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ja');
  travelTo('UTC');
  comeToFront();
  expect(isZoneDoubtful()).toBe(true);
  zoneSetting.set('Asia/Tokyo');
  expect(browserZone.get()).toBe('Asia/Tokyo');
  comeToFront();
  expect(browserZone.get()).toBe('Asia/Tokyo');
  expect(isZoneDoubtful()).toBe(false);
  zoneSetting.set('UTC');
  expect(isZoneDoubtful()).toBe(false);
});

it('the zone that was chosen is shown again after the next load', async () => {
  zoneSetting.set('Europe/Berlin');
  vi.resetModules();
  const next = await import('#lib/time/browser-zone.ts');
  expect(next.browserZone.get()).toBe('Europe/Berlin');
});
