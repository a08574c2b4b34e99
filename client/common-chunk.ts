/**
 * One chunk for what several pages use. Without it the bundler makes a chunk for each set of pages that
 * share something, and many small files load more slowly.
 * The entry, every page and each lazy module import this first: one that does not, and shares something,
 * splits this chunk.
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
import './plates/plate';
