const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest test files. On a clean checkout jest only knows the size of each file. */
const longest = [
  'browser/rebrand',
  'browser/engine-webkit',
  'browser/every-page-still',
  'browser/every-page-moving',
  'server/preflight',
  'browser/lacking-features',
  'browser/controls',
  'browser/contact-form',
  'browser/engine-firefox',
  'browser/anchors',
  'proxy/nginx-faults',
];

/** Starts the slow files first, so that no worker runs one alone at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = longest.findIndex((name) => path.endsWith(`test/${name}.test.ts`));
      return rank < 0 ? longest.length : rank;
    };
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
