const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes longest, or waits longest. On a clean checkout jest knows of a file its size alone. */
const longest = [
  'browser/rebrand',
  'browser/engine-webkit',
  'browser/style-sheets',
  'browser/skipped',
  'server/preflight',
  'browser/engine-firefox',
  'browser/accessibility',
];

/** Starts the long files first, so that no worker is left alone with one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = longest.findIndex((name) => path.endsWith(`test/${name}.test.ts`));
      return rank < 0 ? longest.length : rank;
    };
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
