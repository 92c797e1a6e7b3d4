/** The programs whose tables are known by their headings: a new one is a new row here (HRS-9). */
import type { ColumnUse } from './column-use.ts';
import { detailedColumns, tableText } from './text.ts';

export interface Preset {
  readonly name: string;
  /** Its tables have one heading of each list. */
  readonly marks: readonly (readonly string[])[];
  /** Headings in small letters. Notes are joined in this order; the first one names a task where none is named. */
  readonly uses: Readonly<Partial<Record<ColumnUse, readonly string[]>>>;
  /** True if its texts are marked where a spreadsheet would calculate them. */
  readonly marksFormulas?: boolean;
}

const { group, ...ownMarks } = detailedColumns;
const { record, beginning, ending, minutes, note } = ownMarks;

/** Toggl Track's and Clockify's have the same headings but for a few. */
const detailed: Preset['uses'] = {
  record: ['project'],
  client: ['client'],
  note: ['description', 'task', 'activity', 'tags'],
  begin: ['start date', 'start time'],
  end: ['end date', 'stop date', 'end time', 'stop time'],
  duration: ['duration', 'duration (h)'],
  person: ['user', 'member'],
};
const detailedMarks = [
  ['start date'],
  ['start time'],
  ['end date', 'stop date'],
  ['end time', 'stop time'],
  ['project', 'description'],
];

const presets: readonly Preset[] = [
  {
    name: tableText.own,
    marks: Object.values(ownMarks).map((heading) => [heading]),
    uses: {
      record: [record],
      note: [note],
      client: [group],
      begin: [beginning],
      end: [ending],
      duration: [minutes],
    },
    marksFormulas: true,
  },
  {
    name: 'Outlook',
    marks: [['subject'], ['start date'], ['start time'], ['end date'], ['end time']],
    uses: {
      record: ['subject'],
      note: ['description', 'location'],
      begin: ['start date', 'start time'],
      end: ['end date', 'end time'],
    },
  },
  {
    name: 'Clockify',
    marks: [...detailedMarks, ['duration (h)', 'duration (decimal)', 'group']],
    uses: detailed,
  },
  { name: 'Toggl Track', marks: detailedMarks, uses: detailed },
  {
    name: 'solidtime',
    marks: [['start'], ['end'], ['project'], ['client'], ['duration (decimal)', 'user_name']],
    uses: {
      record: ['project'],
      client: ['client'],
      note: ['description', 'task', 'tags'],
      begin: ['start'],
      end: ['end'],
      duration: ['duration'],
      person: ['user', 'user_name'],
    },
  },
  {
    name: 'Kimai',
    marks: [['date'], ['from', 'begin'], ['to', 'end'], ['customer'], ['activity']],
    uses: {
      record: ['project'],
      client: ['customer'],
      note: ['description', 'activity', 'tags'],
      date: ['date'],
      'begin-time': ['from', 'begin'],
      'end-time': ['to', 'end'],
      duration: ['duration'],
      person: ['user', 'username'],
    },
  },
  {
    name: 'Harvest',
    marks: [['date'], ['client'], ['project'], ['task'], ['notes'], ['hours']],
    uses: {
      record: ['project'],
      client: ['client'],
      note: ['notes', 'task'],
      date: ['date'],
      duration: ['hours'],
      person: ['first name', 'last name'],
    },
  },
  {
    name: 'Timing',
    marks: [['start date'], ['end date'], ['project'], ['title', 'task title']],
    uses: {
      record: ['project'],
      note: ['title', 'task title', 'notes'],
      begin: ['start date'],
      end: ['end date'],
      duration: ['duration'],
    },
  },
  {
    name: 'TimeTagger',
    marks: [['tag_groups'], ['date'], ['start'], ['stop']],
    uses: {
      note: ['description', 'tags'],
      date: ['date'],
      'begin-time': ['start'],
      'end-time': ['stop'],
      duration: ['duration'],
      person: ['user'],
    },
  },
];

/** The program that wrote these headings; `null` if none of the known ones did. */
export function presetOf(headings: readonly string[]): Preset | null {
  const small = new Set(headings.map((heading) => heading.toLowerCase()));
  const isOf = ({ marks }: Preset) => marks.every((some) => some.some((mark) => small.has(mark)));
  return presets.find(isOf) ?? null;
}

/** The use of a heading's column by a program. */
export function columnUseIn({ uses }: Preset, heading: string): ColumnUse {
  const small = heading.toLowerCase();
  const found = Object.entries(uses).find(([, headings]) => headings.includes(small));
  return (found?.[0] as ColumnUse | undefined) ?? 'unused';
}
