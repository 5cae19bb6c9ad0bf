import type { Browser, Page, Response } from 'playwright'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { to } from '../../../src/routes/to.ts'
import { asText, lotsOf } from '../../explore/actions.ts'
import { addressesOf } from '../../explore/explore.ts'
import { driverOf, type Trouble, type UserDriver } from '../../explore/userDriver.ts'
import { fillLetter, numberOf, openNewDocument, registerButton } from '../../journeys/letterForm.ts'
import { desktop } from '../../support/desktop.ts'
import { liveOnItsDay, type NetworkDatabase, startNetworkDatabase } from '../../support/networkDatabase.ts'
import { screenOf } from '../../support/screen.ts'
import { sessionCookies } from '../../support/sessionCookies.ts'

export type Soak = {
  /** The maximum duration. Infinity means no limit. */
  minutes: number
  browsers: number
  seed: number
  /**
   * The total number of actions of all browsers. The run ends at this number or after `minutes`. Infinity means no
   * limit.
   */
  actions: number
  say: (sentence: string) => void
}
/**
 * The result of one browser. A browser that registers letters counts each letter as one action. A repeated error counts
 * each time. The heap (MB) is measured only for users who act at random.
 */
export type BrowserRow = { userName: string; actions: number; letters: number; errors: number; heapMB: number }
export type Soaked = { found: string[]; numbers: Record<string, number | string>; rows: BrowserRow[] }

const explorers = ['ggeorgiev', 'sdimitrova', 'mpetrova', 'pvasilev'] as const
const registrarName = 'mpetrova'
/** One browser of this many registers letters; the others act randomly. */
const browsersPerRegistrar = 4
/** In minutes: from this time on the heap must no longer grow. */
const settlingMinutes = 5
const mostGrowth = 0.1
const registrarPause = 2_000

type Confirmed = { letters: Map<string, string>; created: Set<string>; deleted: Set<string> }

const isOf = (response: Response, { path, method }: Endpoint) =>
  response.request().method() === method && new URL(response.url()).pathname === path
const watchResponses = (confirmed: Confirmed) => async (response: Response) => {
  const isCreation = isOf(response, documents.createDocument)
  if (!response.ok() || !(isCreation || isOf(response, documents.deleteDocument))) return
  // The body of a response is ignored if it was lost because its page closed.
  const envelope = await response.json().catch(() => ({}))
  if (envelope.type !== 1) return
  if (isCreation) confirmed.created.add(envelope.resultData.guid)
  else confirmed.deleted.add(new URL(response.url()).searchParams.get('docGuid') ?? '')
}

/**
 * True if an error of a random user is a defect. A response 403 or 404 is not, because another user may delete or
 * change an object before it is opened.
 */
const isTrouble = ({ kind, detail }: Trouble) => !(kind === 'refused' && /^40[34] /.test(detail))

const rowOf = (userName: string): BrowserRow => ({ userName, actions: 0, letters: 0, errors: 0, heapMB: 0 })
const doneOf = (rows: readonly BrowserRow[]): number => rows.reduce((sum, { actions }) => sum + actions, 0)
const minutesSince = (began: number): string => ((Date.now() - began) / 60_000).toFixed(1)
const isOver = (state: State): boolean => Date.now() >= state.until || doneOf(state.rows) >= state.mostActions

const exploreUntil = async (driver: UserDriver, row: BrowserRow, seed: number, state: State) => {
  for (let step = 0; !isOver(state); step += 1) {
    const action = await driver.next(lotsOf(seed, step))
    const troubles = await driver.does(action)
    row.actions += 1
    for (const trouble of troubles.filter(isTrouble)) {
      row.errors += 1
      const sentence = `${trouble.kind}: ${trouble.detail}`
      if (!state.found.has(sentence)) state.say(`${sentence}, after: ${asText(action)}`)
      state.found.add(sentence)
    }
  }
}

const registerUntil = async (page: Page, row: BrowserRow, name: string, confirmed: Confirmed, state: State) => {
  for (let count = 1; !isOver(state); count += 1) {
    await openNewDocument(screenOf(page))
    await fillLetter(page, `${name}, писмо ${count}`)
    await registerButton(page).click()
    const failed = page.locator('.banner.error').first()
    await numberOf(page).or(failed).first().waitFor({ timeout: 60_000 })
    row.actions += 1
    if (await failed.isVisible()) {
      row.errors += 1
      state.found.add(`not registered: ${(await failed.textContent())?.slice(0, 300)}`)
      continue
    }
    const guid = /documents\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
    confirmed.letters.set(guid, (await numberOf(page).textContent()) ?? '')
    row.letters += 1
    await page.waitForTimeout(registrarPause)
  }
}

type State = { until: number; mostActions: number; rows: BrowserRow[]; found: Set<string>; say: Soak['say'] }

const repeated = (all: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].flatMap(([one, count]) => (count > 1 ? one : []))
}

const compared = ({ engine: { db } }: NetworkDatabase, before: ReadonlySet<string>, confirmed: Confirmed): string[] => {
  const found: string[] = []
  for (const [guid, shown] of confirmed.letters) {
    const number = db.documents.get(guid)?.number
    if (!number || !shown.startsWith(`${number}-`)) found.push(`lost: ${shown} was shown, ${number} is there (${guid})`)
  }
  const numbers = db.documents.all().flatMap(({ number, dateRegistered }) => {
    return number === null ? [] : [`${number} of ${dateRegistered?.slice(0, 4)}`]
  })
  found.push(...repeated(numbers).map((number) => `number twice: ${number}`))
  for (const guid of confirmed.created)
    if (!db.documents.get(guid) && !confirmed.deleted.has(guid)) found.push(`lost: the document ${guid} was told of`)
  const subjects = new Set([...confirmed.letters.keys()].map((guid) => db.documents.get(guid)?.subject ?? ''))
  for (const { guid, subject } of db.documents.all())
    if (!before.has(guid) && !confirmed.letters.has(guid) && subjects.has(subject) && / писмо \d+$/.test(subject))
      found.push(`doubled: ${subject} (${guid})`)
  return found
}

const byUser = (rows: readonly BrowserRow[]): [string, number][] =>
  [...new Set(rows.map(({ userName }) => userName))].map((name) => [
    `actions of ${name}`,
    doneOf(rows.filter(({ userName }) => userName === name)),
  ])

const heapOf = async (drivers: readonly UserDriver[], rows: readonly BrowserRow[]): Promise<number> => {
  let sum = 0
  for (const [index, driver] of drivers.entries()) {
    const heap = (await driver.heapAt(to.documentsFlow.all())) / 1024 ** 2
    const row = rows[index]
    if (row) row.heapMB = Number(heap.toFixed(1))
    sum += heap
  }
  return sum / drivers.length
}

const registrar = async (browser: Browser, db: NetworkDatabase, confirmed: Confirmed): Promise<Page> => {
  const context = await browser.newContext({ baseURL: db.page, ...desktop })
  await context.addCookies(sessionCookies(registrarName, db.page))
  await liveOnItsDay(context, db)
  context.on('response', watchResponses(confirmed))
  return context.newPage()
}

export const soak = async (browser: Browser, settings: Soak): Promise<Soaked> => {
  const { minutes, browsers, seed, actions, say } = settings
  const { db, stop } = await startNetworkDatabase()
  const before = new Set(db.engine.db.documents.all().map(({ guid }) => guid))
  const confirmed: Confirmed = { letters: new Map(), created: new Set(), deleted: new Set() }
  const registrars = Math.max(1, Math.floor(browsers / browsersPerRegistrar))
  const drivers: UserDriver[] = []
  const rows: BrowserRow[] = []
  for (let index = 0; index < browsers - registrars; index += 1) {
    const userName = explorers[index % explorers.length] ?? explorers[0]
    const driver = await driverOf(browser, db.page, userName, addressesOf(userName))
    driver.context.on('response', watchResponses(confirmed))
    drivers.push(driver)
    rows.push(rowOf(userName))
  }
  const pages: Page[] = []
  for (let index = 0; index < registrars; index += 1) {
    pages.push(await registrar(browser, db, confirmed))
    rows.push(rowOf(registrarName))
  }
  const began = Date.now()
  const state: State = { until: 0, mostActions: 0, rows, found: new Set(), say }
  const errors: string[] = []
  const registering = pages.map((page, index) => ({ page, row: rows[drivers.length + index] ?? rowOf(registrarName) }))
  for (const { page, row } of registering)
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      row.errors += 1
      errors.push(message.text())
    })
  let part = 0
  const workUntil = async (minute: number, mostActions: number) => {
    Object.assign(state, { until: began + minute * 60_000, mostActions })
    part += 1
    await Promise.all([
      ...drivers.map((driver, index) =>
        exploreUntil(driver, rows[index] ?? rowOf(''), seed * 100_000 + index * 1000 + part, state),
      ),
      ...registering.map(({ page, row }, index) =>
        registerUntil(page, row, `Служител ${index + 1}, част ${part}`, confirmed, state),
      ),
    ])
    const heap = await heapOf(drivers, rows)
    say(
      `${minutesSince(began)} min: ${doneOf(rows)} actions, ${confirmed.letters.size} letters, heap ${heap.toFixed(1)} MB a page`,
    )
    return heap
  }
  const settled = await workUntil(Math.min(settlingMinutes, minutes / 2), actions / 2)
  // If at least half of the actions were done within the first minutes, the run is too short to judge the growth of the
  // heap.
  const isSettled = doneOf(rows) < actions / 2
  let last = settled
  for (
    let minute = settlingMinutes * 2;
    Date.now() < began + minutes * 60_000 && doneOf(rows) < actions;
    minute += settlingMinutes
  )
    last = await workUntil(Math.min(minute, minutes), actions)
  const growth = last / settled - 1
  const found = [
    ...state.found,
    ...errors.map((text) => `console: ${text}`),
    ...compared(db, before, confirmed),
    ...(isSettled && growth > mostGrowth ? [`heap: +${Math.round(growth * 100)} % after the first minutes`] : []),
  ]
  const ended = minutesSince(began)
  for (const driver of drivers) await driver.close()
  for (const page of pages) await page.context().close()
  const revision = db.engine.db.documents.all().length - before.size
  await stop()
  return {
    found,
    rows,
    numbers: {
      ...{ minutes: ended, browsers, actions: doneOf(rows) },
      ...Object.fromEntries(byUser(rows)),
      ...{
        letters: confirmed.letters.size,
        newDocuments: revision,
        errors: rows.reduce((sum, row) => sum + row.errors, 0),
      },
      ...{ heapSettledMB: settled.toFixed(1), heapLastMB: last.toFixed(1) },
      growth: `${(growth * 100).toFixed(1)} %${isSettled ? '' : ' (not judged: the first half was shorter than the first minutes)'}`,
    },
  }
}
