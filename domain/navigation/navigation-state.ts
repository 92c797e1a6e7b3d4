/** The open section, and the active entry of each sub-navigation. */
import {
  isSection,
  type Section,
  type SubNavigation,
  sectionPath,
  subNavigationNames,
  subNavigations,
} from './sections.ts';

/** The one entry that has entries of its own. */
const BANK = subNavigations.Bank[0];

export interface NavigationState {
  section: Section;
  /** The active path of each sub-navigation. */
  active: Readonly<Record<SubNavigation, string>>;
}

/** The sub-navigations that a change of section resets. */
const resetWithSection: readonly SubNavigation[] = [
  'Home',
  'Api',
  'Roulette',
  'Mypage',
  'About',
  'Parent',
];

export const initialNavigation: NavigationState = {
  section: 'Home',
  active: Object.fromEntries(
    subNavigationNames.map((name) => [name, subNavigations[name][0]]),
  ) as Record<SubNavigation, string>,
};

/** The state at another address; a path outside the navigation changes nothing (NAV-5). */
export function visit(state: NavigationState, path: string): NavigationState {
  // Coming back to the index page keeps the remembered pages.
  const section = path === '/' ? null : sectionOf(path);
  const opened = section ? openSection(state, section) : state;
  const reached = visibleSubNavigations(path).map((name) => [
    name,
    name === 'Mypage' && path.startsWith(BANK) ? BANK : path,
  ]);
  if (reached.length === 0) return opened;
  return { ...opened, active: { ...opened.active, ...Object.fromEntries(reached) } };
}

/** The sub-navigations that list a path: none, one, or Mypage and Bank. */
function subNavigationsOf(path: string): SubNavigation[] {
  return subNavigationNames.filter((name) =>
    (subNavigations[name] as readonly string[]).includes(path),
  );
}

/** The section that a path shows; the index page is Home's. `null` outside the navigation. */
export function sectionOf(path: string): Section | null {
  if (path === '/') return 'Home';
  const top = path.split('/')[1];
  const isKnown = subNavigationsOf(path).length > 0 || path === `/${top}`;
  return isKnown && isSection(top) ? top : null;
}

/** The path that opening a section leads to: the active entry of its sub-navigation, or of the bank. */
export function pathOfSection(state: NavigationState, section: Section): string {
  const { active } = openSection(state, section);
  if (!(section in active)) return sectionPath(section);
  const path = active[section as SubNavigation];
  return path === BANK ? active.Bank : path;
}

/** The path that an entry leads to; from outside the bank, the bank's active entry. */
export function pathOfEntry(state: NavigationState, path: string): string {
  const isOutside = state.active.Mypage !== BANK;
  return path === BANK && isOutside ? state.active.Bank : path;
}

/** The sub-navigations of a path, the section's own first; empty outside the navigation. */
export function visibleSubNavigations(path: string): SubNavigation[] {
  const top = path.split('/')[1];
  const own = subNavigationNames.find((name) => name === top);
  if (own === undefined || subNavigationsOf(path).length === 0) return [];
  return path.startsWith(BANK) ? [own, 'Bank'] : [own];
}

function openSection(state: NavigationState, section: Section): NavigationState {
  if (section === state.section) return state;
  return { ...resetWithSection.reduce(reset, state), section };
}

function reset(state: NavigationState, name: SubNavigation): NavigationState {
  const active = { ...state.active, [name]: subNavigations[name][0] };
  if (name === 'Mypage') active.Bank = BANK;
  return { ...state, active };
}
