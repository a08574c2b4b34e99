import { chromium } from '../helpers/engines/chromium';
import { worksIn } from '../helpers/engines/works-in';

worksIn(chromium);
