/** Where the user is in the navigation, and where each sub-navigation was left. */
import {
  isSection,
  type Section,
  type SubNavigation,
  sectionPath,
  subNavigationNames,
  subNavigations,
} from './sections.ts';

export interface NavigationState {
  section: Section;
  /** The active entry of each sub-navigation: a path of its list. */
  active: Readonly<Record<SubNavigation, string>>;
}

export type NavigationAction =
  /** Another top-level section is opened. */
  | { kind: 'open-section'; section: Section }
  /** One sub-navigation goes back to its default. */
  | { kind: 'reset'; subNavigation: SubNavigation }
  /** An address was reached, by whatever way; one outside the navigation changes nothing. */
  | { kind: 'visit'; path: string };

/** Left as they are, these would open somewhere in the middle when their section is entered anew. */
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

/** The rules of the customer's section 2, without a screen. */
export function navigate(state: NavigationState, action: NavigationAction): NavigationState {
  switch (action.kind) {
    case 'open-section':
      return openSection(state, action.section);
    case 'reset':
      return reset(state, action.subNavigation);
    case 'visit':
      return visit(state, action.path);
  }
}

/** The sub-navigations that list a path: none, one, or Mypage and Bank. */
function subNavigationsOf(path: string): SubNavigation[] {
  return subNavigationNames.filter((name) =>
    (subNavigations[name] as readonly string[]).includes(path),
  );
}

/** Where opening a section leads: to the entry at which its sub-navigation stands by then. */
export function pathOfSection(state: NavigationState, section: Section): string {
  const { active } = openSection(state, section);
  return section in active ? active[section as SubNavigation] : sectionPath(section);
}

/** Where an entry leads: the bank opens where it was left. */
export function pathOfEntry(state: NavigationState, path: string): string {
  const isOutside = state.active.Mypage !== subNavigations.Bank[0];
  return path === subNavigations.Bank[0] && isOutside ? state.active.Bank : path;
}

/** The sub-navigations of an address, from the section's own downwards; none outside of all. */
export function visibleSubNavigations(path: string): SubNavigation[] {
  const top = path.split('/')[1];
  const own = subNavigationNames.find((name) => name === top);
  if (own === undefined || subNavigationsOf(path).length === 0) return [];
  return path.startsWith('/Mypage/Bank') ? [own, 'Bank'] : [own];
}

function openSection(state: NavigationState, section: Section): NavigationState {
  if (section === state.section) return state;
  return { ...resetWithSection.reduce(reset, state), section };
}

function reset(state: NavigationState, name: SubNavigation): NavigationState {
  const active = { ...state.active, [name]: subNavigations[name][0] };
  if (name === 'Mypage') active.Bank = subNavigations.Bank[0];
  return { ...state, active };
}

function visit(state: NavigationState, path: string): NavigationState {
  const top = path.split('/')[1];
  const isKnown = subNavigationsOf(path).length > 0 || path === `/${top}`;
  const opened = isKnown && isSection(top) ? openSection(state, top) : state;
  const reached = visibleSubNavigations(path).map((name) => [
    name,
    name === 'Mypage' && path.startsWith('/Mypage/Bank') ? '/Mypage/Bank' : path,
  ]);
  if (reached.length === 0) return opened;
  return { ...opened, active: { ...opened.active, ...Object.fromEntries(reached) } };
}
