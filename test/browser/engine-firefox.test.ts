import { firefox } from '../helpers/engines/firefox';
import { worksIn } from '../helpers/engines/works-in';

worksIn(firefox);
