/**
 * Runs the search server as long as the process that started this one lives: `guard.mjs <folder> <program> ...`.
 * However that process ends, the server goes and its folder with it.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder = '', program = '', ...parameters] = process.argv.slice(2);

const server = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

// Whoever started this process decides: a Ctrl-C that all processes of the terminal get is theirs to handle.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

process.on('disconnect', () => server.kill('SIGKILL'));
server.on('error', (error) => console.error(error.message));
server.on('close', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});
