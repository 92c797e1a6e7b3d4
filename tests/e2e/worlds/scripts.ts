/** What a browser lacks or does otherwise, as scripts that run before the page's own. */

/** Forgets cookies and refuses storage, channels and locks, as Firefox does with cookies blocked. */
export function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { get: refuse });
  IDBFactory.prototype.open = refuse;
  if (navigator.locks) LockManager.prototype.request = () => Promise.resolve().then(refuse);
  Object.assign(window, { BroadcastChannel: refuse });
}

/** Saves no file and prints nothing, without a word. */
export function dropFiles(): void {
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.hasAttribute('download')) click.call(this);
  };
  window.print = () => undefined;
}

/** As `dropFiles`, with a sheet to pass files on: `window.passedOn` has their names. */
export function shareFiles(): void {
  const passedOn: string[] = Object.assign(window, { passedOn: [] }).passedOn;
  HTMLAnchorElement.prototype.click = () => undefined;
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.length > 0,
    share: async ({ files = [] }: ShareData) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      passedOn.push(...files.map(({ name }) => name));
    },
  });
}

/** Wakes up interrupted, as after a call, and speaks only once a touch has let it: see `window.heard`. */
export function hearAsAnIphone(): void {
  const heard: string[] = Object.assign(window, { heard: [] }).heard;
  const isTouched = () => navigator.userActivation.isActive;

  let state = 'interrupted';
  Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => state });
  AudioContext.prototype.resume = async () => {
    if (isTouched()) state = 'running';
  };
  OscillatorNode.prototype.start = () => {
    if (state === 'running') heard.push('sound');
  };

  let isUnlocked = false;
  let cancelled = Number.NEGATIVE_INFINITY;
  SpeechSynthesis.prototype.cancel = () => {
    cancelled = performance.now();
  };
  SpeechSynthesis.prototype.speak = ({ text }) => {
    isUnlocked ||= isTouched();
    // Its voice is still being stopped.
    const isSwallowed = performance.now() - cancelled < 50;
    if (isUnlocked && !isSwallowed && text.trim() !== '') heard.push(text);
  };
  // A page that is not there yet has no storage.
  if (origin !== 'null') localStorage.setItem('speakResult', 'true');
}

/** Shows the time of the day after tomorrow. */
export function shiftClock(): void {
  const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;
  const TrueDate = Date;
  window.Date = new Proxy(TrueDate, {
    construct: (_target, words) =>
      words.length === 0
        ? new TrueDate(TrueDate.now() + TWO_DAYS_MS)
        : Reflect.construct(TrueDate, words),
    get: (target, name) =>
      name === 'now' ? () => TrueDate.now() + TWO_DAYS_MS : Reflect.get(target, name),
  });
}

export function removeDatabases(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** Has the database of a later version of the page, with a store that this one does not know. */
export function openNewerDatabase(): void {
  // A page that is not there yet has no database.
  if (origin === 'null') return;
  const opening = indexedDB.open('kept', 2);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    if (!database.objectStoreNames.contains('commands')) {
      database
        .createObjectStore('commands', { keyPath: 'seq', autoIncrement: true })
        .createIndex('user', 'user');
      database.createObjectStore('found', { keyPath: 'id' });
      database.createObjectStore('lists');
      database.createObjectStore('draws', { autoIncrement: true });
    }
    database.createObjectStore('later');
  };
  opening.onsuccess = () => opening.result.close();
}
