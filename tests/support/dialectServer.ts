import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, type Change, through } from '../../scripts/backend/api.ts'
import { mockBackend } from '../../scripts/backend/mockBackend.ts'
import { overHttp } from '../../scripts/backend/overHttp.ts'
import { journeysEnvironment } from './seededDatabase.ts'

export type DialectServer = {
  api: { register: string; shreder: string }
  /** Sets the changes applied to later responses; without changes the server follows the contract. */
  speak: (...changes: Change[]) => void
  stop: () => Promise<void>
}

export const dialectServer = async (): Promise<DialectServer> => {
  const whole = await mockBackend({ seed: 1, documents: 60, day: journeysEnvironment.DAY })
  let present: Api = whole
  const respond = overHttp((call) => present(call))
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, {}).catch((problem) => {
      console.error(`${incoming.method} ${incoming.url} could not be answered`, problem)
      incoming.socket.destroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    api: { register: `${address}/register`, shreder: `${address}/shreder` },
    speak: (...changes) => {
      present = through(whole, ...changes)
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
