import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPIN_MS, tickSoundTimes } from '#domain/roulette/spin-schedule.ts';
import { showSetting, shows, soundSetting, volumeSetting } from '#draw/draw-settings.ts';
import { createSounds } from '#draw/sounds/sounds.ts';

const TICK = 1100;
const STOP = [784, 1175];

/** jsdom has no sound: this device keeps what it was asked to play, and its clock is set by hand. */
let devices: Device[] = [];
let oscillators: Oscillator[] = [];
let elapsedMs = 0;

class Device {
  state = 'running';
  destination = {};
  close = vi.fn();
  resume = vi.fn(async () => undefined);
  constructor() {
    devices.push(this);
  }
  get currentTime() {
    return elapsedMs / 1000;
  }
}

class Oscillator {
  pitch: number;
  startsAt = Number.NaN;
  stopsAt = Number.POSITIVE_INFINITY;
  constructor(_: Device, { frequency }: { frequency: number }) {
    this.pitch = frequency;
    oscillators.push(this);
  }
  connect = (node: unknown) => node;
  disconnect = vi.fn();
  start = (when: number) => {
    this.startsAt = when;
  };
  stop = (when = elapsedMs / 1000) => {
    this.stopsAt = when;
  };
}

let gains: number[] = [];
let sounds: ReturnType<typeof createSounds>;

class Gain {
  constructor(_: Device, { gain }: { gain: number }) {
    gains.push(gain);
  }
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (node: unknown) => node;
}

/** The times of all sounds, in milliseconds of the device's clock, but for those stopped before they start. */
const heard = (pitch: number) =>
  oscillators
    .filter((one) => one.pitch === pitch && one.stopsAt > one.startsAt)
    .map(({ startsAt }) => startsAt * 1000);

function openedDevice(): Device {
  const [device] = devices;
  if (!device) throw new Error('No device was opened');
  return device;
}

const spinOf = (items: number) => ({ ticks: tickSoundTimes(3 * items), stop: SPIN_MS });

beforeEach(() => {
  devices = [];
  oscillators = [];
  gains = [];
  elapsedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Gain);
  sounds = createSounds();
});

afterEach(() => sounds.close());

// ROU-8, ROU-26
it('a change of the volume is heard in the rest of the spin', () => {
  sounds.play({ ticks: [0, 1000, 2000], stop: SPIN_MS });
  const full = [...gains];
  elapsedMs = 1500;
  volumeSetting.set(50);
  expect(gains.slice(full.length)).toEqual(full.slice(2).map((gain) => gain / 2));
  expect(heard(TICK)).toEqual([0, 1000, 2000]);
});

// ROU-57
it('each show has sounds of its own: one for each tick, and its last ones from the stop on', () => {
  const first = shows.map((show) => {
    oscillators = [];
    showSetting.set(show);
    sounds.play({ ticks: [0, 1000], stop: SPIN_MS });
    const [tick, next, ...end] = oscillators;
    expect([tick?.startsAt, next?.startsAt, end[0]?.startsAt]).toEqual([0, 1, 3]);
    expect(next?.pitch).toBe(tick?.pitch);
    return `${tick?.pitch} ${end.length}`;
  });
  expect(new Set(first).size).toBe(shows.length);
});

describe('the sounds of a spin', () => {
  it('are silenced when sounds are switched off, and the rest sounds when they are on again', () => {
    const spin = spinOf(20);
    sounds.play(spin);
    elapsedMs = 1000;
    soundSetting.set(false);
    const before = spin.ticks.filter((at) => at < 1000);
    expect(heard(TICK).filter((at) => at >= 1000)).toEqual([]);
    expect(heard(STOP[0] ?? 0)).toEqual([]);
    elapsedMs = 2000;
    soundSetting.set(true);
    const after = spin.ticks.filter((at) => at > 1980);
    expect(heard(TICK).filter((at) => at >= 1000)).toHaveLength(after.length);
    expect(heard(STOP[0] ?? 0)).toEqual([SPIN_MS]);
    expect(before.length).toBeGreaterThan(0);
  });

  it('keep up with what is seen on a device that starts late', async () => {
    sounds.prepare();
    const device = openedDevice();
    device.state = 'suspended';
    let deviceTime = 0;
    vi.spyOn(device, 'currentTime', 'get').mockImplementation(() => deviceTime);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    device.resume.mockReturnValue(promise);
    sounds.play({ ticks: [0, 1000], stop: SPIN_MS });
    elapsedMs = 400;
    deviceTime = 0.01;
    resolve(undefined);
    await promise;
    await vi.waitFor(() => expect(heard(STOP[0] ?? 0)).toEqual([2610]));
    expect(heard(TICK).filter((at) => at > 10)).toEqual([610]);
  });
});

// ROU-39
it('a device whose clock stands still, as after a call, is replaced', () => {
  sounds.prepare();
  const device = openedDevice();
  elapsedMs += 5000;
  sounds.prepare();
  expect(devices).toHaveLength(1);
  vi.spyOn(device, 'currentTime', 'get').mockReturnValue(5);
  elapsedMs += 5000;
  sounds.play(spinOf(3));
  expect(device.close).toHaveBeenCalledOnce();
  expect(devices).toHaveLength(2);
});

it('is silent where the browser has no Web Audio, or the device cannot be had', () => {
  vi.stubGlobal('AudioContext', () => {
    throw new Error('taken');
  });
  expect(() => sounds.play(spinOf(3))).not.toThrow();
  vi.unstubAllGlobals();
  expect(() => sounds.play(spinOf(3))).not.toThrow();
  expect(oscillators).toEqual([]);
});

// ROM-33
it('is silent as long as nobody touched the page, since browsers would refuse', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sounds.play(spinOf(8));
  expect(devices).toHaveLength(0);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  sounds.play(spinOf(8));
  expect(heard(TICK)).not.toHaveLength(0);
});
