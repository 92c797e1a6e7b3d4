import { fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Brings the device into another time zone, until the test is over: the page may not know yet. */
export function travelTo(zone: string): void {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    comeToFront();
  });
}

export function comeToFront(): void {
  fireEvent(document, new Event('visibilitychange'));
}
