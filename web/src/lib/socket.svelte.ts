import { api } from './api';
import type { FromServer, ToServer } from './messages';
import { serverTime } from './time.svelte';

export type LinkState = 'idle' | 'connecting' | 'open' | 'lost';
type Listener = { message(message: FromServer): void; opened(): void };

const PING_AFTER = 25_000;
/** Whoever was asked something and says nothing for so long is gone, whatever the socket believes. */
const DEAF_AFTER = 10_000;
const WAITS = [250, 500, 1000, 2000, 4000, 5000];

/** One socket a tab: says hello with a ticket, comes back by itself, tells its listeners. */
export class Link {
  state = $state<LinkState>('idle');
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => WebSocket = () =>
      new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
    private readonly ticket: () => Promise<string> = api.ticket,
  ) {
    addEventListener('online', () => this.#look());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.#look(),
    );
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.state === 'open') listener.opened();
    else if (this.state === 'idle') void this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  }

  send(message: ToServer): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expectPing();
    if (message.type === 'ping' || message.type === 'move') this.#expectAnswer();
    return true;
  }

  /** Tries again now instead of after the pause. */
  retry(): void {
    if (this.state !== 'lost') return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    void this.#connect();
  }

  /** After sleep or a change of network: is anybody still there? */
  #look(): void {
    if (this.state === 'open') this.send({ type: 'ping' });
    else this.retry();
  }

  async #connect(): Promise<void> {
    if (this.state !== 'lost') this.state = 'connecting';
    clearTimeout(this.#timer);
    let ticket: string;
    try {
      ticket = await this.ticket();
    } catch {
      return this.#lost();
    }
    if (this.#listeners.size === 0) return;
    hangUp(this.#socket);
    const socket = (this.#socket = this.open());
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', ticket, version: 1 } satisfies ToServer));
    socket.onmessage = (event) =>
      this.#hear(socket, JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #hear(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
    if ('now' in message) serverTime.heard(message.now);
    if (message.type === 'welcome') {
      this.state = 'open';
      this.#tries = 0;
      this.#expectPing();
      for (const listener of this.#listeners) listener.opened();
    }
    for (const listener of this.#listeners) listener.message(message);
  }

  #expectPing(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.send({ type: 'ping' }), PING_AFTER);
  }

  #expectAnswer(): void {
    this.#deaf ??= setTimeout(() => {
      const socket = this.#socket;
      this.#socket = null;
      hangUp(socket);
      this.#lost();
    }, DEAF_AFTER);
  }

  #lost(): void {
    if (this.#listeners.size === 0) return;
    this.state = 'lost';
    this.#stopWaiting();
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #stopWaiting(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#stopWaiting();
    const socket = this.#socket;
    this.#socket = null;
    this.state = 'idle';
    hangUp(socket);
  }
}

/** One that is still connecting is closed as soon as it is there: browsers complain about anything sooner. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

export const link = new Link();
