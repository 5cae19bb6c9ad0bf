import type { Browser, BrowserContext, Page, Response } from 'playwright'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { documents } from '../../src/contract/documents.ts'
import { counterYear } from '../../src/rules/identifiers/registrationNumber.ts'
import { type Finding, installCrawler } from '../crawl/browserScript.ts'
import { requestInPage } from '../journeys/requestInPage.ts'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import { isOnNetwork, liveOnItsDay, networkDatabase } from '../support/networkDatabase.ts'
import { sessionCookies } from '../support/sessionCookies.ts'
import { type Action, type Lots, nextAction } from './actions.ts'
import { installExplorer, type PageFault } from './browserScript.ts'

export type Trouble = {
  kind: Finding['kind'] | PageFault['kind'] | 'console' | 'refused' | 'number twice'
  detail: string
}

export type UserDriver = {
  does: (action: Action) => Promise<Trouble[]>
  next: (lots: Lots) => Promise<Action>
  address: () => string
  numbersTwice: () => Promise<Trouble[]>
  /** Returns the heap of the front tab after opening a URL and garbage collection, in bytes. */
  heapAt: (address: string) => Promise<number>
  context: BrowserContext
  close: () => Promise<void>
}

/**
 * True for a response that must not occur, because the screens do not offer forbidden actions. Field errors (400) are
 * allowed.
 */
const isTrouble = (status: number) => status === 401 || status === 403 || status === 404 || status >= 500
/**
 * Endpoints that may refuse a request: a reader of a document may lack access to its case file. The screen then shows
 * the refusal.
 */
const mayBeRefused = [caseFiles.getCaseFileProcessInstanceInfo, caseFiles.getCaseFileTree]
const consoleOfRefusal = /Failed to load resource/
const GUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const plain = (text: string) => text.replaceAll(GUID, '…').replace(/\s+/g, ' ').slice(0, 220)

const afterNavigation = async <R>(page: Page, sendRequest: () => Promise<R>, again: () => Promise<R>): Promise<R> => {
  try {
    return await sendRequest()
  } catch (problem) {
    if (!(problem instanceof Error && /context was destroyed/.test(problem.message))) throw problem
    await page.waitForLoadState('load')
    return await again()
  }
}

const pathOf = (response: Response) => new URL(response.url()).pathname

export const driverOf = async (
  browser: Browser,
  baseURL: string,
  userName: string,
  addresses: readonly string[],
): Promise<UserDriver> => {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    ...desktop,
  })
  const logIn = () => context.addCookies(sessionCookies(userName, baseURL))
  await logIn()
  if (isOnNetwork) await liveOnItsDay(context, networkDatabase(baseURL))
  await context.addInitScript(withFunctionNames)
  await context.addInitScript(installCrawler)
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
  context.on('page', (opened) => opened.close())

  const read = <R>(sendRequest: () => Promise<R>) => afterNavigation(page(), sendRequest, sendRequest)
  const act = (press: () => Promise<unknown>) => afterNavigation<unknown>(page(), press, async () => undefined)
  const hasFocus = () => read(() => page().evaluate(() => window.explorer.hasFocus()))
  const look = async (hadFocus: boolean) => {
    const found: (Finding | PageFault)[] = await read(() =>
      page().evaluate(async (withFocus) => {
        const seen = await window.crawl.look()
        return [...seen, ...(withFocus ? await window.explorer.focus() : []), ...window.explorer.dialogs()]
      }, hadFocus),
    )
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
    // True if the focus must not be lost by the action. A press focuses its element, so it always counts. A key counts
    // only if an element has the focus before, which is not so after a page load; Tab does not count, because on the
    // last element it moves the focus to the browser.
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
      const { items } = await requestInPage<{ items: Numbered[] }>(page(), documents.getAllDocumentsForDMS, {
        query,
        body: {},
      })
      const met = new Set<string>()
      const twice = items.flatMap(({ documentNumber, dateRegistered }) => {
        if (!documentNumber || !dateRegistered) return []
        // Numbers restart each year, so the year is added to detect two documents with one number.
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
