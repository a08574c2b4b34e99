import { webkit } from '../helpers/engines/webkit';
import { worksIn } from '../helpers/engines/works-in';

worksIn(webkit);
