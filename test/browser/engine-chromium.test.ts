import { chromium } from '#test/helpers/engines/chromium.ts';
import { worksIn } from '#test/helpers/engines/works-in.ts';

worksIn(chromium);
