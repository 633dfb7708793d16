import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { secret, startedService } from './startedService';

const unfinished = {
  headers: 'POST /rebuild HTTP/1.1\r\nHost: x\r\nX: ',
  body: `POST /rebuild HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 1000\r\n\r\n{`,
} as const;

interface SlowSender {
  readonly isOpen: () => boolean;
  /** What the service has answered. */
  readonly heard: () => string;
}

/** Sends the rest of a request a letter at a time. */
function sendSlowly(url: string, part: keyof typeof unfinished): SlowSender {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined).on('data', (data: Buffer) => (heard += data.toString()));
  socket.write(unfinished[part]);
  const sending = setInterval(() => socket.write('x'), 500);
  const stop = (): void => clearInterval(sending);
  socket.once('close', stop);
  onTestFinished(() => {
    stop();
    socket.destroy();
  });
  return { isOpen: () => !socket.destroyed, heard: () => heard };
}

it('others are answered while 200 send a letter at a time; those are ended', async () => {
  const url = await startedService();
  const slow = Array.from({ length: 200 }, (_, number) => sendSlowly(url, number % 2 === 0 ? 'headers' : 'body'));
  const ask = async (): Promise<readonly number[]> => {
    const headers = { authorization: `Bearer ${secret}`, connection: 'close' };
    const health = await fetch(`${url}/health`, { headers });
    const body = '{"event":"entry.publish"}';
    return [health.status, (await fetch(`${url}/rebuild`, { method: 'POST', headers, body })).status];
  };
  const answers: string[] = [];
  const isAnyOpen = (): boolean => slow.some(({ isOpen }) => isOpen());
  while (isAnyOpen() && answers.length < 1000) {
    answers.push((await ask()).join());
    await sleep(100);
  }
  expect(isAnyOpen()).toBe(false);
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(answers)).toEqual(new Set(['200,202']));
  expect(slow.filter(({ heard }) => heard().startsWith('HTTP/1.1 408 ')).length).toBeGreaterThan(50);
}, 90_000);
