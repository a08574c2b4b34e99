import { firefox } from '#test/helpers/engines/puppeteer-engine.ts';
import { worksIn } from '#test/helpers/engines/works-in.ts';

worksIn(firefox);
