import type { Browser, BrowserContext, Page, Response } from 'playwright'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { documents } from '../../src/contract/documents.ts'
import { counterYear } from '../../src/rules/identifiers/registrationNumber.ts'
import { askInPage } from '../journeys/askInPage.ts'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import { isOnNetwork, liveOnItsDay, networkWorld } from '../support/networkWorld.ts'
import { sessionCookies } from '../support/sessionCookies.ts'
import { type Finding, installWalk } from '../walk/inPage.ts'
import { type Action, type Lots, nextAction } from './actions.ts'
import { type Fault, installExplorer } from './inPage.ts'

/** What must not happen, with a detail that is the same each time that it does. */
export type Trouble = { kind: Finding['kind'] | Fault['kind'] | 'console' | 'refused' | 'number twice'; detail: string }

/** Somebody at two tabs of one browser, in a world of her own. */
export type Hand = {
  /** Does it in the tab that is in front; gives what went wrong by it. What is not there is passed over. */
  does: (action: Action) => Promise<Trouble[]>
  /** What the lots choose on the screen as it stands. */
  next: (lots: Lots) => Promise<Action>
  /** Where the tab in front stands. */
  address: () => string
  /** Numbers that two documents bear. */
  numbersTwice: () => Promise<Trouble[]>
  /** The heap of the tab in front at an address, in bytes, once everything that nobody needs is gone. */
  heapAt: (address: string) => Promise<number>
  context: BrowserContext
  close: () => Promise<void>
}

/** A refusal that a screen must not run into: what may not be done is not offered. Errors in fields are no such refusal. */
const isTrouble = (status: number) => status === 401 || status === 403 || status === 404 || status >= 500
/** Who may read a document may not always see its case file: that part asks, and says so in its own place. */
const mayBeRefused = [caseFiles.getCaseFileProcessInstanceInfo, caseFiles.getCaseFileTree]
const consoleOfRefusal = /Failed to load resource/
const GUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
/** Without what differs each time: two troubles of one cause read alike. */
const plain = (text: string) => text.replaceAll(GUID, '…').replace(/\s+/g, ' ').slice(0, 220)

/** A page that goes elsewhere while it is asked is asked again where it has arrived; what it did before is done. */
const afterNavigation = async <R>(page: Page, ask: () => Promise<R>, again: () => Promise<R>): Promise<R> => {
  try {
    return await ask()
  } catch (problem) {
    if (!(problem instanceof Error && /context was destroyed/.test(problem.message))) throw problem
    await page.waitForLoadState('load')
    return await again()
  }
}

const pathOf = (response: Response) => new URL(response.url()).pathname

export const handOf = async (
  browser: Browser,
  baseURL: string,
  userName: string,
  addresses: readonly string[],
): Promise<Hand> => {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    ...desktop,
  })
  const logIn = () => context.addCookies(sessionCookies(userName, baseURL))
  await logIn()
  if (isOnNetwork) await liveOnItsDay(context, networkWorld(baseURL))
  await context.addInitScript(withFunctionNames)
  await context.addInitScript(installWalk)
  await context.addInitScript(installExplorer)

  let troubles: Trouble[] = []
  const add = (kind: Trouble['kind'], detail: string) => troubles.push({ kind, detail: plain(detail) })
  context.on('weberror', (error) => add('console', error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !consoleOfRefusal.test(message.text())) add('console', message.text())
  })
  context.on('response', (response) => {
    const [status, path] = [response.status(), pathOf(response)]
    if (!isTrouble(status) || (status === 403 && mayBeRefused.some((call) => path.endsWith(call.path)))) return
    add('refused', `${status} ${response.request().method()} ${path}`)
  })
  /** Since the action began: a page that was loaded anew has the focus nowhere yet. */
  let isLoadedAnew = false
  const take = async (page: Page) => {
    page.on('dialog', (dialog) => dialog.accept())
    page.on('domcontentloaded', () => {
      isLoadedAnew = true
    })
    await page.goto('/')
  }
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await take(tab)
  let front = 0
  const page = () => tabs[front] as Page
  /** What opens in a window of its own is closed again. */
  context.on('page', (opened) => opened.close())

  const read = <R>(ask: () => Promise<R>) => afterNavigation(page(), ask, ask)
  const act = (press: () => Promise<unknown>) => afterNavigation<unknown>(page(), press, async () => undefined)
  const hasFocus = () => read(() => page().evaluate(() => window.explorer.hasFocus()))
  const look = async (hadFocus: boolean) => {
    const found: (Finding | Fault)[] = await read(() =>
      page().evaluate(async (withFocus) => {
        const seen = await window.walk.look()
        return [...seen, ...(withFocus ? await window.explorer.focus() : []), ...window.explorer.dialogs()]
      }, hadFocus),
    )
    // „Back“ from the first address leaves the product.
    if (!page().url().startsWith(baseURL)) return void (await page().goto('/'))
    const { pathname } = new URL(page().url())
    for (const { kind, detail } of found) if (kind !== 'no focus' || !isLoadedAnew) add(kind, `${pathname}: ${detail}`)
    const isLost = pathname === '/login'
    if (isLost) add('stopped', 'thrown out to the log-in')
    if (isLost || found.some(({ kind }) => ['stopped', 'refused', 'blank'].includes(kind))) {
      await logIn()
      await page().goto('/')
    }
  }
  const acts: { [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => Promise<unknown> } = {
    press: (action) => act(() => page().evaluate((target) => window.explorer.press(target), action)),
    type: (action) => act(() => page().evaluate((target) => window.explorer.type(target), action)),
    choose: (action) => act(() => page().evaluate((target) => window.explorer.choose(target), action)),
    key: ({ key }) => page().keyboard.press(key),
    go: ({ address }) =>
      act(() =>
        page().evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, address),
      ),
    back: async () => {
      await act(() => page().evaluate(() => history.back()))
      await page().waitForTimeout(30)
      if (!page().url().startsWith(baseURL)) await page().goto('/')
    },
    reload: () => page().reload(),
    'other tab': async () => {
      front = 1 - front
      await page().bringToFront()
    },
  }
  const does = async (action: Action): Promise<Trouble[]> => {
    troubles = []
    isLoadedAnew = false
    const doIt = acts[action.kind] as (one: Action) => Promise<unknown>
    // What is pressed is focused first; a key acts where the focus is, which on a page just loaded is nowhere yet.
    // Beyond the last stop the Tab key leaves the page for the browser's own buttons.
    const staysInPage = action.kind === 'key' && !action.key.endsWith('Tab')
    const hadFocus = action.kind === 'press' || (staysInPage && (await hasFocus()))
    await doIt(action)
    await look(hadFocus)
    return troubles
  }

  return {
    does,
    next: async (lots) => nextAction(lots, await read(() => page().evaluate(() => window.explorer.offer())), addresses),
    address: () => page().url().slice(baseURL.length),
    numbersTwice: async () => {
      const query = { skip: '0', take: '100', indexType: '1' }
      type Numbered = { documentNumber: string | null; dateRegistered: string | null }
      const { items } = await askInPage<{ items: Numbered[] }>(page(), documents.getAllDocumentsForDMS, {
        query,
        body: {},
      })
      const met = new Set<string>()
      const twice = items.flatMap(({ documentNumber, dateRegistered }) => {
        if (!documentNumber || !dateRegistered) return []
        // Every year counts anew.
        const number = `${documentNumber} of ${counterYear(dateRegistered)}`
        if (met.has(number)) return number
        met.add(number)
        return []
      })
      return twice.map((detail): Trouble => ({ kind: 'number twice', detail }))
    },
    heapAt: async (address) => {
      await acts.go({ kind: 'go', address })
      await look(false)
      const tools = await context.newCDPSession(page())
      await tools.send('Performance.enable')
      await tools.send('HeapProfiler.collectGarbage')
      const { metrics } = await tools.send('Performance.getMetrics')
      await tools.detach()
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
    },
    context,
    close: () => context.close(),
  }
}
