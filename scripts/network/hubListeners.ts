import { JsonHubProtocol, MessageType, NullLogger } from '@microsoft/signalr'
import type { WebSocket } from 'ws'
import { readableBy } from '../../mocks/documents/permissions.ts'
import type { HubPush } from '../../mocks/pushChanges.ts'
import type { Engine } from './engine.ts'

/** The character with which SignalR ends each message. The first message of a connection is its handshake. */
const END = '\u001e'
/** In milliseconds: after this time without messages the client and the server both close the connection. */
const silentFor = 30_000

const protocol = new JsonHubProtocol()

type Listener = { token: string; personId: number | null; heardAt: number }

export class HubListeners {
  readonly #engine: Engine
  readonly #listeners = new Map<WebSocket, Listener>()

  constructor(engine: Engine) {
    this.#engine = engine
  }

  get count(): number {
    return [...this.#listeners.values()].filter(({ personId }) => personId !== null).length
  }

  accept(socket: WebSocket, token: string): void {
    this.#listeners.set(socket, { token, personId: null, heardAt: Date.now() })
    socket.on('message', (data) => this.#receive(socket, String(data)))
    socket.on('close', () => this.#listeners.delete(socket))
    socket.on('error', () => socket.terminate())
  }

  notify(push: HubPush): void {
    const { name, ...args } = push
    const text = protocol.writeMessage({ type: MessageType.Invocation, target: name, arguments: [args] })
    for (const [socket, one] of this.#listeners) if (this.#isFor(push, one)) socket.send(text)
  }

  ping(): void {
    for (const [socket, { token, heardAt, personId }] of this.#listeners) {
      if (Date.now() - heardAt > silentFor || !this.#engine.callerOf(token, 'shreder')) socket.terminate()
      else if (personId !== null) socket.send(protocol.writeMessage({ type: MessageType.Ping }))
    }
  }

  /**
   * True if a push is for this listener. Notifications and account changes are pushed only to their user, a changed
   * document to all users who may read it.
   */
  #isFor(push: HubPush, { personId, token }: Listener): boolean {
    if (personId === null) return false
    if (push.name === 'NotificationReceived' || push.name === 'UserChanged') return push.personId === personId
    if (push.name === 'UnprocessedCountsChanged') return true
    const row = this.#engine.db.documents.get(push.docGuid)
    const caller = this.#engine.callerOf(token, 'shreder')
    return caller !== undefined && (row === undefined || readableBy(this.#engine.db, caller)(row))
  }

  #receive(socket: WebSocket, text: string): void {
    const listener = this.#listeners.get(socket)
    if (!listener) return
    listener.heardAt = Date.now()
    for (const record of text.split(END).filter(Boolean)) {
      if (listener.personId === null) this.#shakeHands(socket, listener, record)
      else this.#hear(socket, record)
    }
  }

  #hear(socket: WebSocket, record: string): void {
    const [message] = protocol.parseMessages(record + END, NullLogger.instance)
    if (message?.type === MessageType.Close) socket.close()
  }

  #shakeHands(socket: WebSocket, listener: Listener, record: string): void {
    const caller = this.#engine.callerOf(listener.token, 'shreder')
    const isJson = /"protocol"\s*:\s*"json"/.test(record)
    socket.send((isJson ? '{}' : JSON.stringify({ error: 'Only the JSON protocol is spoken here.' })) + END)
    if (isJson && caller) listener.personId = caller.person.id
    else socket.close()
  }
}
