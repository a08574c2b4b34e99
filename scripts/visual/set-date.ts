/** Both builds believe it is this day, whichever is asked first. */
const START = Date.parse('2026-01-15T12:00:00Z');

/** A script that sets the clock of a server or a page. It runs on, because some code waits for it. */
export const setDate = `{
  const now = () => ${START} + Math.floor(performance.now());
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
    static now() { return now(); }
  };
}`;
