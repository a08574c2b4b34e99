import { webkit } from '#test/helpers/engines/webkit.ts';
import { worksIn } from '#test/helpers/engines/works-in.ts';

worksIn(webkit);
