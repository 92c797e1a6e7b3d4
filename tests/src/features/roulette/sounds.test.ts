import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSounds } from '#features/roulette/sounds.ts';

/** jsdom has no sound: this device keeps what it was asked to play, and its clock is set by hand. */
const played: number[] = [];
let devices: Device[] = [];

class Device {
  currentTime = 0;
  destination = {};
  close = vi.fn();
  constructor() {
    devices.push(this);
  }
}

class Oscillator {
  constructor(_: Device, { frequency }: { frequency: number }) {
    played.push(frequency);
  }
  connect = (node: unknown) => node;
  start = vi.fn();
  stop = vi.fn();
}

class Gain {
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (node: unknown) => node;
}

beforeEach(() => {
  played.length = 0;
  devices = [];
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Gain);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens one device, when it is prepared or first heard', () => {
  const sounds = createSounds(() => true);
  expect(devices).toHaveLength(0);
  sounds.prepare();
  expect(devices).toHaveLength(1);
  expect(played).toEqual([]);
  sounds.tick();
  sounds.stop();
  expect(devices).toHaveLength(1);
});

it('lets a tick be heard to its end before the next one begins', () => {
  const sounds = createSounds(() => true);
  sounds.prepare();
  const [device] = devices;
  if (!device) throw new Error('No device was opened');
  for (const now of [0, 0.016, 0.029, 0.033, 0.05, 0.066]) {
    device.currentTime = now;
    sounds.tick();
  }
  expect(played).toEqual([1100, 1100, 1100]);
});

it('says that the spin stopped whatever sounded before', () => {
  const sounds = createSounds(() => true);
  sounds.tick();
  sounds.stop();
  expect(played).toEqual([1100, 784, 1175]);
});

it('opens no device and is silent while it is switched off, and heeds the switch at once', () => {
  let on = false;
  const sounds = createSounds(() => on);
  sounds.prepare();
  sounds.tick();
  sounds.stop();
  expect(devices).toHaveLength(0);
  on = true;
  sounds.tick();
  expect(played).toEqual([1100]);
});

it('is silent where the browser has no Web Audio, or the device cannot be had', () => {
  vi.stubGlobal('AudioContext', () => {
    throw new Error('taken');
  });
  const taken = createSounds(() => true);
  expect(() => taken.tick()).not.toThrow();
  vi.unstubAllGlobals();
  const missing = createSounds(() => true);
  expect(() => missing.stop()).not.toThrow();
  expect(played).toEqual([]);
});

it('frees the device when it is closed', () => {
  const sounds = createSounds(() => true);
  sounds.tick();
  sounds.close();
  expect(devices[0]?.close).toHaveBeenCalledTimes(1);
});
