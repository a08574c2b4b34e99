// The site as `npm run dev` serves it, which imports this again after each build.
export { createApp } from './app';
export { loadConfig } from './config';
