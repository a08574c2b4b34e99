/**
 * React in its own chunk, which a browser can cache across releases and evaluate in a separate task. It is
 * an entry point of the bundler; no module imports it.
 */
import 'react-dom/client';
