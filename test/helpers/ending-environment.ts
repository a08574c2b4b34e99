import { TestEnvironment } from 'jest-environment-node';
import { endWhenInterrupted } from './end-when-interrupted';

// Here, and not in the tests, the process is the real one.
endWhenInterrupted();

export default TestEnvironment;
