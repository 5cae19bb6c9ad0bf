import type { Change } from '../world.ts'

type Message = { kind: 'changes'; start: string; changes: Change[] } | { kind: 'replaced' }

/** What the store needs of a BroadcastChannel; tests bring their own. */
export type Channel = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export type Tabs = {
  tell(start: string, changes: readonly Change[]): void
  tellReplaced(): void
  close(): void
}

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'kind' in data

/** Keeps the tabs of one browser together: what one does, the others do after it, without writing it again. */
export const joinTabs = (
  channel: Channel,
  on: { changes: (start: string, changes: Change[]) => void; replaced: () => void },
): Tabs => {
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return
    if (data.kind === 'changes') on.changes(data.start, data.changes)
    else on.replaced()
  })
  const post = (message: Message) => channel.postMessage(message)
  return {
    tell: (start, changes) => post({ kind: 'changes', start, changes: [...changes] }),
    tellReplaced: () => post({ kind: 'replaced' }),
    close: () => channel.close(),
  }
}
