import type { Browser } from 'playwright'
import { startServer } from '../../scripts/serve/server.ts'
import { appActs, baselineActs, documentsPath, sessionAt } from './app.ts'
import { atOnce } from './atOnce.ts'
import { type Baseline, buildBaseline } from './buildBaseline.ts'
import type { Subject } from './visit.ts'

export const usual = '10000'

export type Served = { subject: Subject; stop: () => Promise<void> }

export const serveApp = (folder: string, count: string = usual) =>
  startServer({ folder, port: 0, onlyGzip: true, environment: { DOCUMENTS: count, MODE: 'mocked' } })

export const appOf = async (browser: Browser, folder: string, count = usual): Promise<Served & { rows: number }> => {
  const { address, stop } = await serveApp(folder, count)
  const { session, rowsOnPage } = await sessionAt(browser, address)
  const subject = { name: 'app', address: address + documentsPath, folder, session, acts: appActs }
  return { subject, rows: rowsOnPage, stop }
}

export const connectedOf = (browser: Browser, folder: string, mocked: Subject): Promise<Served> =>
  atOnce(browser, folder, mocked)

export const baselineOf = async (name: Baseline, rows: number): Promise<Served> => {
  const folder = await buildBaseline(name)
  const { address, stop } = await startServer({ folder, port: 0, onlyGzip: true, withoutPolicy: true, environment: {} })
  const acts = name === 'empty' ? {} : baselineActs[name]
  return { subject: { name, address: `${address}/?documents=${usual}&rows=${rows}`, folder, acts }, stop }
}
