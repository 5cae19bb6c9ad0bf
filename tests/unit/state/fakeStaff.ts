import { createStore } from 'jotai'
import { vi } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import type { FakeResponse, SentRequest } from '../transport/fakeBrowser.ts'

export const fakeStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

export const newStore = () => {
  const store = createStore()
  provideQueryClient(store)
  return store
}

export const userCalled = (userName: string, roles: string[]) => ({
  userName,
  roles: Object.fromEntries(roles.map((role) => [role, {}])),
  departmentId: 3,
  person: {
    firstName: 'Мария',
    middleName: 'Иванова',
    lastName: 'Петрова',
    firstAndLastName: 'Мария Петрова',
    fullName: 'Мария Иванова Петрова',
    egn: '8001010000',
    email: 'm@example.bg',
    isActive: true,
    id: 1,
  },
})

/** Returns a backend in which every password is `demo`. A token consists of the backend and the user name. */
export const staffedBackend =
  (roles: string[], over: (sent: SentRequest) => FakeResponse | Error | undefined = () => undefined) =>
  (sent: SentRequest): FakeResponse | Error => {
    const other = over(sent)
    if (other) return other
    if (sent.path === account.login.path) {
      const { username, password } = sent.body as { username: string; password: string }
      if (password !== 'demo') return { status: 401, json: { type: 0, message: 'Грешно потребителско име или парола' } }
      const expiration = new Date(Date.now() + 3_600_000).toISOString()
      return { json: { type: 1, resultData: { token: `${sent.backend}.${username}`, expiration } } }
    }
    const [, userName = ''] = /^Bearer \w+\.(.+)$/.exec(sent.headers.get('authorization') ?? '') ?? []
    if (!userName) return { status: 401 }
    if (sent.path === account.getCurrentUserInfo.path)
      return { json: { type: 1, resultData: userCalled(userName, roles) } }
    return { json: { type: 1, resultData: { eDeliveryCount: 2, docExchangeCount: 5 } } }
  }
