/** Why a figure falls short where it does, by its name: what was found, and what it would take. */
export const reasons: Readonly<Record<string, string>> = {
  'raffles: one process, 16 connections':
    'Where the answer is 90 bytes, what every request meets weighs most: 29 µs of a core, 21 for bare ' +
    'Fastify. Left out one at a time the security headers give back 2 to 3 µs, the time limits of ' +
    'connections 1.6, bodies as bytes 1.1, the limit of the answer time 1.2, and no-store, the look ' +
    'for a closing server and for a missing host 1.2 together; without all of them it is 24 µs. ' +
    'Preparing more, merging hooks and shorter values gained nothing. It would take fewer of them.',
  'list of 100 records: one process, 16 connections':
    'It lies on either side of its limit from run to run: 134 µs of a core, 109 for bare Fastify. ' +
    'To find the session of the token takes 16 of them, what every request meets 19. The index that ' +
    'the list is read from made both faster, and so the rest weighs more.',
  'list of 100 records: two processes on PostgreSQL, 2 cores':
    'One process, PostgreSQL and the load already keep both cores busy for 81 %, that is 1.6 cores: ' +
    '1.5 × as much would be 2.4. It would take a machine with more cores to show what a second ' +
    'process adds.',
  'sign-ins':
    'A hash takes 9.0 ms of a core alone and 9.9 ms beside a server at work, whose caches it shares. ' +
    'To that come 1.1 ms of the event loop (a fifth of it writes the session durably, which blocks ' +
    'it, a tenth signs two tokens) and 0.5 ms of the load: at most 0.78 × of both cores. A third ' +
    'hash at once would fill the time of the writes, 5 % more, and leave others no core.',
  'server start to the first answer':
    'It lies near its limit, above it where the machine is busy. What is left is loading 1,200 ' +
    'modules with their compiled code at hand, 630 of them of TypeBox and Kysely: 65 ms each. It ' +
    'would take a bundle of the server, that is, a build step.',
  'script time of a timesheet of a month on a phone, of 10000 entries':
    'Known only from a machine with nine processes waiting: 506 ms there, and 66 to 118 ms without the ' +
    'slower processor. The table is no longer what takes it: its cells have no styles of their own. A ' +
    'third is the panels, tabs and fields around it, drawn again at each step, a sixth is emotion.',
  'script time of a report of a month on a phone, of 10000 entries':
    'As for the timesheet: 385 ms with nine processes waiting. A third of it is the chart, which is ' +
    'made again for each month and measures itself, a third the page around it.',
};
