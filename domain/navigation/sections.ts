/** The sections of the navigation and their sub-paths (NAV-4). */
import { LIST_LETTERS } from '#contract/own-list-paths.ts';

/** The top-level sections, in the order of the menu. */
export const sections = [
  'Home',
  'Book',
  'Note',
  'Crud',
  'Transition',
  'Category',
  'Checklist',
  'Log',
  'LogApiViewAuth',
  'LogApiView',
  'LogModelViewSetAuth',
  'LogModelViewSet',
  'Roulette',
  'Mypage',
  'About',
  'Parent',
] as const;

export type Section = (typeof sections)[number];

/** The parts of the roulette's acts and settings. */
const PART_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The entries of each sub-navigation; the first is the default. */
export const subNavigations = {
  Home: ['/Home', '/Home/Abc', '/Home/Def'],
  Log: [
    '/Log',
    '/Log/ModelViewSetGet',
    '/Log/ModelViewSetPost',
    '/Log/ModelViewSetAuthGet',
    '/Log/ModelViewSetAuthPost',
    '/Log/ApiViewGet',
    '/Log/ApiViewPost',
    '/Log/ApiViewAuthGet',
    '/Log/ApiViewAuthPost',
  ],
  Api: ['/Api', '/Api/Get', '/Api/Post'],
  Roulette: [
    '/Roulette',
    ...LIST_LETTERS.map((letter) => `/Roulette/List${letter}`),
    '/Roulette/Abc',
    '/Roulette/Def',
    '/Roulette/Spin',
    ...PART_LETTERS.map((letter) => `/Roulette/Act${letter}`),
    ...PART_LETTERS.map((letter) => `/Roulette/Setting${letter}`),
  ],
  Mypage: ['/Mypage', '/Mypage/Bank', '/Mypage/Address'],
  Bank: [
    '/Mypage/Bank',
    '/Mypage/Bank/NonauthGet',
    '/Mypage/Bank/AuthPost',
    '/Mypage/Bank/NonauthPost',
    '/Mypage/Bank/Root',
    '/Mypage/Bank/Abc',
    '/Mypage/Bank/Def',
  ],
  About: ['/About', '/About/Abc', '/About/Def'],
  Parent: ['/Parent', '/Parent/Abc', '/Parent/Def'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type SubNavigation = keyof typeof subNavigations;

export const subNavigationNames = Object.keys(subNavigations) as SubNavigation[];

/** Every path of the navigation: sections and their sub-paths. */
export const navigationPaths: readonly string[] = [
  ...new Set([...sections.map(sectionPath), ...Object.values(subNavigations).flat()]),
];

/** The same path without a slash at its end; of `/` nothing is taken. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** The path of a section. */
export function sectionPath(section: Section): string {
  return `/${section}`;
}

export function isSection(name: string | undefined): name is Section {
  return (sections as readonly (string | undefined)[]).includes(name);
}
