import type { RegisteredClaim } from './claims/claim';
import { networkRegister } from './register/network-register';
import { projectRegister } from './register/project-register';
import { tokenRegister } from './register/token-register';

/**
 * Every figure of the site with its scope, source, dates and pages. The browser gets the figures that
 * a page shows, from the same files, and never this list.
 */
export const claims: readonly RegisteredClaim[] = [
  ...tokenRegister,
  ...networkRegister,
  ...projectRegister,
];
