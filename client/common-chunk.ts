/**
 * One chunk for what most pages use. Without it the bundler makes a chunk for each set of pages that
 * share something, and many small files load more slowly.
 * The entry, every page and each lazy module import this first: one that does not, and shares something,
 * splits this chunk.
 */
import 'react-dom/client';
import './auth/auth';
import './components/action';
import './components/figure-strip';
import './components/page-context';
import './components/first-view';
import './components/page-hero';
import './components/section';
import './components/use-contact-delivery';
import './browser/when-idle';
import './browser/fetch-part';
import './layout/error-view';
import './layout/site-footer';
import './layout/site-header';
import './motion/use-moment';
import './navigation/route-announcer';
import './navigation/scroll-restoration';
import '#shared/channels/services.ts';
import '#shared/figures/figures.ts';
import '#shared/figures/words.ts';
import '#shared/settings/firebase-settings.ts';
import '#shared/figures/format.ts';
