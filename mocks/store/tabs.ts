import type { Change } from '../engine/tableRows.ts'

export type TabChanges = { start: string; changes: Change[]; revision: number | null }
type Message = ({ kind: 'changes' } & TabChanges) | { kind: 'replaced' }

export type Channel = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  close(): void
}

export type Tabs = {
  notify(message: TabChanges): void
  notifyReplaced(): void
  close(): void
}

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'kind' in data

/** Synchronizes the tabs of one browser: changes of one tab are applied in the others without being stored again. */
export const joinTabs = (
  channel: Channel,
  on: { changes: (message: TabChanges) => void; replaced: () => void },
): Tabs => {
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return
    if (data.kind === 'changes') on.changes(data)
    else on.replaced()
  })
  const post = (message: Message) => channel.postMessage(message)
  return {
    notify: (message) => post({ kind: 'changes', ...message }),
    notifyReplaced: () => post({ kind: 'replaced' }),
    close: () => channel.close(),
  }
}
