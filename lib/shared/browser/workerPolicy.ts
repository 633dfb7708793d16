/**
 * Name of the Trusted Types policy under which the page may start the search worker. A file of its own, because every page would load what
 * it shares with the worker as a further file.
 */
export const workerPolicy = 'worker';
