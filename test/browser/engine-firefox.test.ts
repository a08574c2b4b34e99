import { firefox } from '#test/helpers/engines/firefox.ts';
import { worksIn } from '#test/helpers/engines/works-in.ts';

worksIn(firefox);
