/**
 * What several pages use, in one file that the browser fetches once. Without it the bundler makes a
 * file for each set of pages that share something, and small files cost more than they hold.
 * Every page, the entry and each module that a page fetches later import this first: one that shares
 * something without it splits this file.
 */
import 'react-dom/client';
import './auth/auth';
import './components/action';
import './components/copy-button';
import './components/figure-strip';
import './components/icon';
import './components/overdue-note';
import './components/page-context';
import './components/page-hero';
import './components/section';
import './motion/background-video';
import './coin/coin';
import './components/plate';
import './browser/when-idle';
import './browser/fetch-part';
import './layout/error-view';
import './layout/page-head';
import './layout/site-footer';
import './layout/site-header';
import './motion/use-moment';
import './navigation/route-announcer';
import './navigation/scroll-restoration';
import '#shared/figures/figures.ts';
import '#shared/figures/words.ts';
import '#shared/settings/firebase-settings.ts';
import '#shared/figures/format.ts';
import '#shared/drawing/media.ts';
import '#shared/drawing/interpolate.ts';
import '#shared/channels/official-channels.ts';
