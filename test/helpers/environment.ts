const passedOn = /^(?:path|systemroot|ld_preload|dyld_insert_libraries|faketime\w*|node_options)$/i;

/** A machine that is busy with other tests must not make a site refuse what a test asks. */
export const patience = { MAX_WAIT_MS: '600000' };

/** Of the environment only what finds programs and sets their clock: any other variable may be a setting of the site. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  ...patience,
};
