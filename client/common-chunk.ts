/**
 * What several pages use, in one file that the browser fetches once. Without it the bundler makes a
 * file for each set of pages that share something, and small files cost more than they hold.
 * Every page, the entry and Firebase's adapter import this first.
 */
import 'react-dom/client';
import './auth';
import './components/action';
import './components/card-grid';
import './components/figure-strip';
import './components/icon';
import './components/overdue-note';
import './components/page-context';
import './components/page-hero';
import './components/section';
import './widgets/background-video';
import './widgets/coin';
import './widgets/plate';
import '../shared/figures';
import '../shared/firebase-settings';
import '../shared/format';
import '../shared/media';
import '../shared/official-channels';
import '../shared/token';
