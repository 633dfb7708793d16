/** Whether there is a search server for tests on this kind of machine. */
export const hasProgram = process.platform === 'linux' && process.arch === 'x64';
