import { reloadWithServer } from './live-reload';

// The build adds this module in development only.
reloadWithServer();
