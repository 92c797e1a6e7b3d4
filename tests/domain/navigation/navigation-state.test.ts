import { describe, expect, it } from 'vitest';
import {
  initialNavigation,
  type NavigationState,
  pathOfEntry,
  pathOfSection,
  visibleSubNavigations,
  visit,
} from '#domain/navigation/navigation-state.ts';
import {
  navigationPaths,
  type SubNavigation,
  sectionPath,
  sections,
  subNavigations,
} from '#domain/navigation/sections.ts';

const names = Object.keys(subNavigations) as SubNavigation[];
const entries = names.flatMap((name) => subNavigations[name].map((path) => ({ name, path })));
const defaults = Object.fromEntries(names.map((name) => [name, subNavigations[name][0]]));

/** Every sub-navigation stands at its last entry. */
const wandered: NavigationState = {
  section: 'Book',
  active: Object.fromEntries(
    names.map((name) => [name, subNavigations[name].at(-1)]),
  ) as NavigationState['active'],
};
const forgetful = ['Home', 'Api', 'Roulette', 'Mypage', 'Bank', 'About', 'Parent'];

// NAV-4, NAV-5
describe('the navigation', () => {
  it('has 16 sections, the 61 addresses of the customer, and those of lists D to Z', () => {
    expect(sections).toHaveLength(16);
    expect(navigationPaths).toHaveLength(61 + 23);
    expect(new Set(navigationPaths).size).toBe(61 + 23);
  });

  it.each(sections.filter((section) => section !== 'Book'))(
    'opening %s resets all other sub-navigations but Log',
    (section) => {
      const { active } = visit(wandered, sectionPath(section));
      for (const name of names) {
        const isFirst = forgetful.includes(name) || name === section;
        const expected = isFirst ? defaults[name] : wandered.active[name];
        expect(active[name], name).toBe(expected);
      }
    },
  );

  it('opening the open section changes nothing', () => {
    expect(visit(wandered, '/Book')).toBe(wandered);
  });

  it.each(sections)('visiting the section %s opens it', (section) => {
    expect(visit(wandered, sectionPath(section)).section).toBe(section);
  });

  it.each(entries)(
    'visiting $path is remembered in $name, and opens the section above',
    (entry) => {
      const top = entry.path.split('/')[1];
      const { section, active } = visit(wandered, entry.path);
      expect(section).toBe(top === 'Api' ? 'Book' : top);
      expect(active[entry.name]).toBe(entry.path);
    },
  );

  it.each(['/', '/about', '/Nowhere', '/Home/Nowhere', '/home', '/Mypage/Bank/Nowhere'])(
    'visiting %s, which is outside, changes nothing',
    (path) => {
      expect(visit(wandered, path)).toBe(wandered);
    },
  );

  it('keeps Mypage at its bank while entries of the bank are opened', () => {
    const state = visit(initialNavigation, '/Mypage/Bank/AuthPost');
    expect(state.section).toBe('Mypage');
    expect(state.active.Mypage).toBe('/Mypage/Bank');
    expect(state.active.Bank).toBe('/Mypage/Bank/AuthPost');
    const address = visit(state, '/Mypage/Address');
    expect(address.active.Bank).toBe('/Mypage/Bank/AuthPost');
  });

  it('leads into the bank where it was left, and within the bank to its first entry', () => {
    const bank = visit(initialNavigation, '/Mypage/Bank/AuthPost');
    expect(pathOfEntry(bank, '/Mypage/Bank')).toBe('/Mypage/Bank');
    const address = visit(bank, '/Mypage/Address');
    expect(pathOfEntry(address, '/Mypage/Bank')).toBe('/Mypage/Bank/AuthPost');
    expect(pathOfEntry(address, '/Mypage/Address')).toBe('/Mypage/Address');
  });

  it('returns to the remembered entry of Log, and to the first of all others', () => {
    const log = visit(initialNavigation, '/Log/ApiViewGet');
    const book = visit(log, '/Book');
    expect(pathOfSection(book, 'Log')).toBe('/Log/ApiViewGet');
    const roulette = visit(book, '/Roulette/Spin');
    const note = visit(roulette, '/Note');
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
