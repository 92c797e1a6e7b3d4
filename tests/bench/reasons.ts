/** Of absolute figures. */
const slow =
  'The browser was half as fast in that hour as in another one, with the same code: to draw 48 ms, to start 96, ' +
  'to stop 72, a letter 48. The phone is a quarter of it.';

const eitherSide = 'It lies on either side of its limit from run to run.';

const fewLate =
  'Half of the late frames are those of the press and of the end, in which React draws. Between them a frame takes ' +
  '10 to 15 ms at a quarter of the speed of this machine: 4 to lay out the texts that pass, 4 to paint them. It was ' +
  '30 % and 13 % when the drum lay in the list, the whole page was laid out with each frame, and each row of a slow ' +
  'spin moved by itself. With `content-visibility` on the rows 50 % are late.';

const endOfSpin =
  'It is the end of the spin: the result, the history and the buttons are drawn at once, and the focus goes ' +
  'back to the button, for which all is laid out. With ten lines it is 110 ms.';

/** Why a figure falls short where it does, by its name: what was found, and what it would take. */
export const reasons: Readonly<Record<string, string>> = {
  'server start to the first answer':
    'It lies near its limit, above it where the machine is busy. What is left is loading 1,200 ' +
    'modules with their compiled code at hand, 630 of them of TypeBox and Kysely: 65 ms each. It ' +
    'would take a bundle of the server, that is, a build step.',
  'script time of a timesheet of a month on a phone, of 10000 entries':
    'Half of the parts that were drawn at each step are not drawn any more, which takes two thirds of ' +
    'the time (37 ms of a processor that is not slowed down, 58 before). The paper is drawn when it is ' +
    'printed: a tenth less. What is left is the router, the request and the table.',
  'script time of a report of a month on a phone, of 10000 entries':
    'As for the timesheet: 51 ms of a processor that is not slowed down, 79 before. The chart is kept ' +
    'and measures a label only once, but its library draws every part of it twice for new data.',
  "bytes of a guest's first view":
    'The smallest page has neither React Query nor the page itself, which are 41 kB, and is one script, which ' +
    'is 4 kB; it has notistack and react-cookie, 12 kB, which are not in ours. For 1.12 × only half of the ' +
    '41 kB may stay: it would take a query cache of our own (10 kB), and the spin, the progress bar and the panel of who is signed ' +
    'in as chunks, each a request before its first use.',
  'bytes of a signed-in first view':
    "To a guest's bytes come the tracker (35 kB, half of it the combobox), the outbox and what they share " +
    'with other pages, in 20 small chunks; all of these in one would be 12 requests instead of 23, and 8 kB ' +
    'more. The combobox with the first touch of its field would put another element in the place of the ' +
    'field: an input method loses the word that it composes, and a phone may close its keyboard. MUI ' +
    'offers no such way.',
  'first contentful paint of a first visit, on a phone':
    'It lies near its limit, above it where the machine is slow. What is left is 12 kB of page at 1.6 Mbit/s and ' +
    "its layout, mostly Japanese text: 190 ms at a quarter of this machine's speed.",
  'first contentful paint of a second visit, on a phone':
    'It lies near its limit, above it where the machine is slow: all of it is processor time, while a part of ' +
    'what the smallest page needs is network. React is evaluated before it since it is a script of its own: ' +
    '864 to 884 ms in turn with 824 to 828 before.',
  'the last button is there, first visit, on a phone':
    'A quarter more bytes at 1.6 Mbit/s (0.2 s), twice the time to evaluate them, now in three tasks, and a page ' +
    'of four panels: see decision 032 for its profile. What can be typed into is there long before. Up to ' +
    '2026-11-22 the bench itself asked for the names of all buttons with each frame, 0.2 s of it.',
  'the last button is there, second visit, on a phone':
    'Nothing is loaded then: it is the time to lay out the page, to evaluate the first scripts and to take ' +
    'over the content that was painted, which the smallest page does not do: see the profile in decision 032.',
  'Lighthouse: performance':
    'The page is there soon and nothing moves. What is short is the total blocking time.',
  'Lighthouse: total blocking time':
    'Two kinds of tasks are the same as those of the smallest page, but longer: the evaluation of the first ' +
    'scripts (two schemes of colours as variables 60 ms, routes and cookies 30 ms) and the commit of what was ' +
    'taken over. Another draws the raffles. And the time counts from the first paint, which is three ' +
    'times as early as that of the smallest page, whose script is evaluated before it. A commit of 206 ms ' +
    'became 36, and three drawings of the roulette fell away (decision 032).',
  'start: from the press to the answer of the server':
    'A press is kept before it is sent, and marked as sent under the lock that all tabs share: two ' +
    'transactions of the browser, 5 to 30 ms each on this machine, and one rendering of the tracker, which ' +
    'says that it is under way, 20 ms. It was 109 ms above the bare call with four transactions, an ' +
    'opening of the database for each, and three renderings (decision 049).',
  'late frames of a spin over 1,000 items': fewLate,
  'late frames of a spin over 10,000 items': fewLate,
  'longest task of a spin over 1,000 items': endOfSpin,
  'longest task of a spin over 10,000 items': endOfSpin,
  'length of a spin over 1,000 items':
    'The first line is lit when the task of the press has ended.',
  'length of a spin over 10,000 items':
    'The rows around the drawn line come into the document before the end is seen.',
  'draw: from the press to the next paint, on a phone': slow,
  'start: from the press to the next paint, on a phone': slow,
  'stop: from the press to the next paint, on a phone': slow,
  'type into a list of 1,000 lines: from the press to the next paint, on a phone': slow,
  'list of 100 records: one process, 16 connections': eitherSide,
  'list of 100 records among 1,000,000 on SQLite, time': eitherSide,
  'list of 100 records among 1,000,000 on PostgreSQL, time': eitherSide,
};
