import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secret, startedService } from './startedService';

interface Sender {
  /** The status of the answer; null if the connection has ended without one. */
  readonly name: (named: string) => Promise<number | null>;
}

/** Sends one request after the other, as fast as it can. */
function sender(url: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    name: (named) =>
      new Promise((resolve) => {
        const headers = { authorization: `Bearer ${named}` };
        const asking = request(`${url}/rebuild`, { agent, method: 'POST', headers }, (response) => {
          response.resume().once('close', () => resolve(response.statusCode ?? null));
        });
        asking.once('error', () => resolve(null)).end('{"event":"entry.publish"}');
      }),
  };
}

/** What `count` senders hear who guess until `isOver`. */
async function guess(url: string, count: number, isOver: () => boolean): Promise<readonly (number | null)[]> {
  const heard: (number | null)[] = [];
  const guesses = Array.from({ length: count }, async () => {
    const { name } = sender(url);
    while (!isOver()) heard.push(await name(`wrong-secret-${heard.length}`));
  });
  await Promise.all(guesses);
  return heard;
}

/** An end, so many milliseconds from now. */
function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

describe('who names wrong secrets', () => {
  it('hears 20 answers at once, then one in two seconds', async () => {
    const url = await startedService();
    const heard = await guess(url, 1, after(5000));
    expect(heard.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(heard.slice(20).filter((status) => status === 401).length).toBeLessThan(3);
    expect(heard.length).toBeGreaterThan(21);
    expect(heard.length).toBeLessThan(26);
  });

  it('hears no more with a hundred senders than the service can hold back, and keeps nobody out who knows it', async () => {
    const url = await startedService();
    const isOver = after(6000);
    const guessing = guess(url, 100, isOver);
    const known: (number | null)[] = [];
    while (!isOver()) {
      known.push(await sender(url).name(secret));
      await sleep(200);
    }
    const answered = (await guessing).filter((status) => status !== null);
    expect(answered.length).toBeGreaterThan(20);
    expect(answered.length).toBeLessThan(250);
    expect(known.length).toBeGreaterThan(3);
    expect(new Set(known)).toEqual(new Set([202]));
  });
});

describe('who has had an answer keeps no place that others need', () => {
  it.each([
    ['the whole request has been sent', '', ''],
    ['its last letter comes later', 'Content-Length: 1\r\n', 'x'],
  ])('if %s', async (_name, header, late) => {
    const url = await startedService();
    const idle = Array.from({ length: 210 }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      const heard = new Promise((resolve) => void socket.once('data', resolve).once('close', resolve));
      socket.on('error', () => undefined).write(`GET /health HTTP/1.1\r\nHost: x\r\n${header}\r\n`);
      await heard;
      socket.write(late);
    });
    await Promise.all(idle);
    expect(await sender(url).name(secret)).toBe(202);
  });
});
