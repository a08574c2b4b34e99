import { parseArgs } from 'node:util';
import { outDir } from '#scripts/bundle/project.ts';

export interface BenchOptions {
  /** The program that runs the servers. */
  node: string;
  /** The build that is measured. */
  distDir: string;
  isJson: boolean;
  schedule: Schedule;
}

/** How long is measured. */
export interface Schedule {
  /** Starts of each server, the last of which stays. */
  starts: number;
  rounds: number;
  warmUpMs: number;
  /** One visitor at a time, for the time to first byte. */
  singleMs: number;
  loadMs: number;
  crowdMs: number;
}

const full: Schedule = {
  starts: 5,
  rounds: 5,
  warmUpMs: 1_500,
  singleMs: 400,
  loadMs: 2_500,
  crowdMs: 2_000,
};

const quick: Schedule = {
  starts: 2,
  rounds: 3,
  warmUpMs: 700,
  singleMs: 200,
  loadMs: 800,
  crowdMs: 700,
};

/** @throws TypeError that names an option which does not exist */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      node: { type: 'string', default: process.execPath },
      dist: { type: 'string', default: outDir },
    },
  });
  return {
    node: values.node,
    distDir: values.dist,
    isJson: values.json,
    schedule: values.quick ? quick : full,
  };
}
