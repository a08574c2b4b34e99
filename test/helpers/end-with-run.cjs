const { spawn, spawnSync } = require('node:child_process');

const LOOK_MS = 1000;

/**
 * Starts this file as a process beside the tests, which ends what the run has started once the run is over,
 * even if it was killed. A jest worker goes on without jest, and a browser is in its own process group, which
 * no terminal signal reaches.
 */
module.exports = () => {
  const args = [__filename, String(process.pid)];
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
};

if (require.main === module) watch(Number(process.argv[2]));

function watch(run) {
  /** The run, and what is known to have been started by it. */
  let known = new Set([run]);
  look();
  setInterval(look, LOOK_MS);

  function look() {
    const { pid: own, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const lines = [...stdout.matchAll(/(\d+)\s+(\d+)/g)];
    const parents = new Map(lines.map(([, pid, parent]) => [Number(pid), Number(parent)]));
    // A process whose parent has ended since the last look is known by its own id.
    const isOfRun = (pid) => known.has(pid) || (parents.has(pid) && isOfRun(parents.get(pid)));
    const isOurs = (pid) => pid === process.pid || pid === own;
    known = new Set([...parents.keys()].filter((pid) => isOfRun(pid) && !isOurs(pid)));
    if (!known.has(run)) {
      spawnSync('kill', ['-9', ...[...known].map(String)]);
      process.exit();
    }
    // A test waits for this.
    console.log('looked');
  }
}
