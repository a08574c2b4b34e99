// A browser is never downloaded while packages install; `npm test` finds or fetches one.
module.exports = { skipDownload: true };
