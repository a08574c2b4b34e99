import { stopAll } from './shared-site';

/** Jest calls it once, after the last test. */
export default stopAll;
