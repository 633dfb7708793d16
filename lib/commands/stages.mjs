/** Runs the test stages, two at a time. */
import { CommandError } from '../shared/command.mjs';
import { describe, oneFailed, oneSkipped } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Stages by name, in the order in which they run.
 * @typedef {Readonly<Record<string, () => Promise<Counts>>>} Stages
 */

/** A stage is skipped if the stage it depends on has failed. */
const needs = new Map([
  ['journeys', 'build'],
  ['matrix', 'build'],
]);

/** @param {number} started */
function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} name
 * @param {() => Promise<Counts>} stage
 * @returns {Promise<Counts>}
 */
async function runStage(name, stage) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  let counts = oneFailed(name);
  try {
    counts = await stage();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
  }
  console.log(`── ${name}: ${describe(counts)} in ${secondsSince(started)}`);
  return counts;
}

/**
 * @param {Stages} stages
 * @param {Map<string, Counts>} results
 */
async function runInOrder(stages, results) {
  for (const [name, stage] of Object.entries(stages)) {
    const needed = needs.get(name) ?? '';
    const isPointless = (results.get(needed)?.failed ?? 0) > 0;
    results.set(name, isPointless ? oneSkipped(`${name}, because ${needed} failed`) : await runStage(name, stage));
  }
}

/** One per processor. */
const lanes = 2;

/**
 * A free lane takes the next chain, so that both lanes end at about the same time if the longest chains come first.
 * @param {readonly Stages[]} chains
 * @param {Map<string, Counts>} results
 */
async function runRound(chains, results) {
  const waiting = [...chains];
  const runLane = async () => {
    for (let chain = waiting.shift(); chain !== undefined; chain = waiting.shift()) await runInOrder(chain, results);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

/**
 * Runs rounds one after the other.
 * @param {readonly (readonly Stages[])[]} rounds each a list of chains: stages that run in order
 * @returns {Promise<ReadonlyMap<string, Counts>>} the counts of each stage
 */
export async function runRounds(rounds) {
  const started = performance.now();
  /** @type {Map<string, Counts>} */
  const results = new Map();
  for (const round of rounds) await runRound(round, results);
  console.log(`\nAll stages in ${secondsSince(started)}`);
  return results;
}
