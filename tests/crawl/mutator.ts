import type { Browser, Page } from 'playwright'
import type { Api, Call } from '../../scripts/backend/api.ts'
import { withFunctionNames } from '../support/desktop.ts'
import type { CrawlPlace } from './addresses.ts'
import { type Finding, installCrawler } from './browserScript.ts'
import { pressesOn } from './dialogs.ts'
import type { LossyServer } from './lossyServer.ts'
import { applyMutation, type Mutation, type Wire } from './mutations.ts'

export type Scene = CrawlPlace & { presses: readonly string[] }
export type Reading = { scene: Scene; call: string; body: string }
export type MutantOutcome = { scene: Scene; call: string; mutation: Mutation; findings: readonly Finding[] }

export type Mutator = {
  scenes: (place: CrawlPlace) => Promise<Scene[]>
  readings: (scene: Scene) => Promise<Reading[]>
  show: (reading: Reading, mutation: Mutation) => Promise<MutantOutcome>
  close: () => Promise<void>
}

const nameOf = ({ request, path }: Call) => `${request.method} ${path}`
const isJson = (reply: Response) => reply.headers.get('content-type')?.startsWith('application/json')
const wireOf = async (reply: Response): Promise<Wire> => ({
  status: reply.status,
  type: reply.headers.get('content-type') ?? '',
  body: await reply.text(),
})
const replyOf = ({ status, type, body }: Wire): Response =>
  new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } })

export const mutatorOn = async (browser: Browser, server: LossyServer): Promise<Mutator> => {
  const context = await server.loggedIn(browser)
  const page: Page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installCrawler)
  const begin = async () => {
    server.change()
    await server.logIn(context)
    await page.goto('/')
    await page.evaluate(() => window.crawl.look())
  }
  await begin()

  const open = async ({ address, presses }: Scene): Promise<Finding[]> => {
    thrown.length = 0
    const arrived = await page.evaluate((path) => window.crawl.goAnew(path), address)
    const pressed =
      presses.length > 0 && arrived.length === 0
        ? await page.evaluate((names) => window.crawl.press(names), presses)
        : undefined
    const errors = thrown.map((detail) => ({ kind: 'stopped' as const, detail }))
    return [...(pressed ?? arrived), ...errors]
  }

  return {
    scenes: async (place) => {
      server.change()
      await page.evaluate((path) => window.crawl.goAnew(path), place.address)
      const tabs = await page.evaluate(() => window.crawl.names('main [role=tab]'))
      const presses = [[], ...tabs.map((tab) => [tab]), ...pressesOn(place.pattern)]
      return presses.map((names) => ({ ...place, presses: names }))
    },
    readings: async (scene) => {
      const found = new Map<string, string>()
      server.change(async (call: Call, next: Api) => {
        const reply = await next(call)
        if (isJson(reply) && reply.ok) found.set(nameOf(call), await reply.clone().text())
        return reply
      })
      await open(scene)
      return [...found].map(([call, body]) => ({ scene, call, body }))
    },
    show: async ({ scene, call: name }, mutation) => {
      server.change(async (call, next) => {
        const reply = await next(call)
        return nameOf(call) === name && isJson(reply) ? replyOf(applyMutation(await wireOf(reply), mutation)) : reply
      })
      const findings = await open(scene)
      const isLost = await page.evaluate(() => location.pathname === '/login' || !document.querySelector('main'))
      if (isLost) await begin()
      return { scene, call: name, mutation, findings }
    },
    close: () => context.close(),
  }
}
