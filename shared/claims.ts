import type { RegisteredClaim } from './claims/claim';
import { networkRegister } from './claims/register/network-register';
import { projectRegister } from './claims/register/project-register';
import { tokenRegister } from './claims/register/token-register';

/**
 * Every figure of the site with its scope, source, dates and pages. The browser gets the figures that
 * a page shows, from the same files, and never this list.
 */
export const claims: readonly RegisteredClaim[] = [
  ...tokenRegister,
  ...networkRegister,
  ...projectRegister,
];
