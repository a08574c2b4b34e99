/**
 * The largest package in a file of its own: a browser keeps it across releases of the site, and
 * evaluates it in a task of its own. Named to the bundler, and loaded by nobody but as that file.
 */
import 'react-dom/client';
