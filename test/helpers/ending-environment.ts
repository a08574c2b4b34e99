import { TestEnvironment } from 'jest-environment-node';
import { endWhenInterrupted } from './end-when-interrupted';

// Only here, not in the tests, `process` is the real one.
endWhenInterrupted();

export default TestEnvironment;
