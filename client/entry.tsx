import { pauseForInput } from './browser/pause-for-input';

/**
 * Evaluates the site in steps, because together they would keep a slow phone from answering: the
 * parts that hold most, then what draws the page.
 */
await import('react-dom/client');
await pauseForInput();
await import('./common-chunk');
await pauseForInput();
const { hydrate } = await import('./hydrate');
await hydrate();
