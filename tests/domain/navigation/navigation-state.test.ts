import { describe, expect, it } from 'vitest';
import {
  initialNavigation,
  type NavigationState,
  navigate,
  pathOfEntry,
  pathOfSection,
  visibleSubNavigations,
} from '#domain/navigation/navigation-state.ts';
import {
  navigationPaths,
  type SubNavigation,
  sectionPath,
  sections,
  subNavigations,
  withoutEndSlash,
} from '#domain/navigation/sections.ts';

const names = Object.keys(subNavigations) as SubNavigation[];
const entries = names.flatMap((name) => subNavigations[name].map((path) => ({ name, path })));
const defaults = Object.fromEntries(names.map((name) => [name, subNavigations[name][0]]));

/** Every sub-navigation stands at its last entry. */
const wandered: NavigationState = {
  section: 'Book',
  active: Object.fromEntries(names.map((name) => [name, subNavigations[name].at(-1)])) as Record<
    SubNavigation,
    string
  >,
};
const forgetful = ['Home', 'Api', 'Roulette', 'Mypage', 'Bank', 'About', 'Parent'];

// NAV-3
describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/Home', '/Home'],
    ['/Home/', '/Home'],
    ['/Mypage/Bank/Abc/', '/Mypage/Bank/Abc'],
    ['/Home//', '/Home/'],
  ])('%s without a slash at its end is %s', (path, expected) => {
    expect(withoutEndSlash(path)).toBe(expected);
  });
});

// NAV-4, NAV-5
describe('the navigation', () => {
  it('has 16 sections, the 61 addresses of the customer, and those of lists D to Z', () => {
    expect(sections).toHaveLength(16);
    expect(navigationPaths).toHaveLength(61 + 23);
    expect(new Set(navigationPaths).size).toBe(61 + 23);
  });

  it.each(entries)('remembers $path in $name', ({ name, path }) => {
    const state = navigate(initialNavigation, { kind: 'visit', path });
    expect(state.active[name]).toBe(path);
  });

  it.each(sections.filter((section) => section !== 'Book'))(
    'opening %s resets all sub-navigations but Log',
    (section) => {
      const { active } = navigate(wandered, { kind: 'open-section', section });
      for (const name of names) {
        const expected = forgetful.includes(name) ? defaults[name] : wandered.active[name];
        expect(active[name], name).toBe(expected);
      }
    },
  );

  it('opening the open section changes nothing', () => {
    expect(navigate(wandered, { kind: 'open-section', section: 'Book' })).toBe(wandered);
  });

  it.each(names)('resetting %s puts its default back, and Bank with Mypage', (name) => {
    const { active, section } = navigate(wandered, { kind: 'reset', subNavigation: name });
    expect(section).toBe('Book');
    for (const other of names) {
      const isReset = other === name || (name === 'Mypage' && other === 'Bank');
      expect(active[other], other).toBe(isReset ? defaults[other] : wandered.active[other]);
    }
  });

  it.each(sections)('visiting the section %s opens it', (section) => {
    expect(navigate(wandered, { kind: 'visit', path: sectionPath(section) }).section).toBe(section);
  });

  it.each(entries)('visiting $path opens the section above it, if there is one', ({ path }) => {
    const top = path.split('/')[1];
    const { section } = navigate(wandered, { kind: 'visit', path });
    expect(section).toBe(top === 'Api' ? 'Book' : top);
  });

  it.each(['/', '/about', '/Nowhere', '/Home/Nowhere', '/home', '/Mypage/Bank/Nowhere'])(
    'visiting %s, which is outside, changes nothing',
    (path) => {
      expect(navigate(wandered, { kind: 'visit', path })).toBe(wandered);
    },
  );

  it('keeps Mypage at its bank while entries of the bank are opened', () => {
    const state = navigate(initialNavigation, { kind: 'visit', path: '/Mypage/Bank/AuthPost' });
    expect(state.section).toBe('Mypage');
    expect(state.active.Mypage).toBe('/Mypage/Bank');
    expect(state.active.Bank).toBe('/Mypage/Bank/AuthPost');
    const address = navigate(state, { kind: 'visit', path: '/Mypage/Address' });
    expect(address.active.Bank).toBe('/Mypage/Bank/AuthPost');
  });

  it('leads into the bank where it was left, and within the bank to its first entry', () => {
    const bank = navigate(initialNavigation, { kind: 'visit', path: '/Mypage/Bank/AuthPost' });
    expect(pathOfEntry(bank, '/Mypage/Bank')).toBe('/Mypage/Bank');
    const address = navigate(bank, { kind: 'visit', path: '/Mypage/Address' });
    expect(pathOfEntry(address, '/Mypage/Bank')).toBe('/Mypage/Bank/AuthPost');
    expect(pathOfEntry(address, '/Mypage/Address')).toBe('/Mypage/Address');
  });

  it('returns to the remembered entry of Log, and to the first of all others', () => {
    const log = navigate(initialNavigation, { kind: 'visit', path: '/Log/ApiViewGet' });
    const book = navigate(log, { kind: 'visit', path: '/Book' });
    expect(pathOfSection(book, 'Log')).toBe('/Log/ApiViewGet');
    const roulette = navigate(book, { kind: 'visit', path: '/Roulette/Spin' });
    const note = navigate(roulette, { kind: 'visit', path: '/Note' });
    expect(pathOfSection(note, 'Roulette')).toBe('/Roulette');
    expect(pathOfSection(note, 'Crud')).toBe('/Crud');
  });

  it.each([
    { path: '/', shown: [] },
    { path: '/Book', shown: [] },
    { path: '/Home', shown: ['Home'] },
    { path: '/Api/Get', shown: ['Api'] },
    { path: '/Mypage', shown: ['Mypage'] },
    { path: '/Mypage/Bank/Root', shown: ['Mypage', 'Bank'] },
    { path: '/Log/Nowhere', shown: [] },
  ])('at $path shows $shown', ({ path, shown }) => {
    expect(visibleSubNavigations(path)).toEqual(shown);
  });
});
