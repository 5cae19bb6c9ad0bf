import type { Browser, Page, Response } from 'playwright'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { to } from '../../../src/routes/to.ts'
import { inWords, lotsOf } from '../../explore/actions.ts'
import { addressesOf } from '../../explore/explore.ts'
import { type Hand, handOf, type Trouble } from '../../explore/hand.ts'
import { fillLetter, numberOf, openNewDocument, registerButton } from '../../journeys/letterForm.ts'
import { desktop } from '../../support/desktop.ts'
import { liveOnItsDay, type NetworkWorld, startNetworkWorld } from '../../support/networkWorld.ts'
import { screenOf } from '../../support/screen.ts'
import { sessionCookies } from '../../support/sessionCookies.ts'

export type Soak = { minutes: number; browsers: number; seed: number; say: (sentence: string) => void }
/** What came of it: sentences of what must not happen, and the numbers. */
export type Soaked = { found: string[]; numbers: Record<string, number | string> }

/** Who explores, in turn. An administrator by lot would switch the others' accounts off. */
const explorers = ['ggeorgiev', 'sdimitrova', 'mpetrova', 'pvasilev'] as const
/** Of so many browsers one registers letters, and the others explore. */
const browsersPerRegistrar = 4
/** After so many minutes the heap must have reached its size. */
const settlingMinutes = 5
const mostGrowth = 0.1
const registrarPause = 2_000

/** What the screens were told: the number of each letter by its guid, and the guids of what was created and deleted. */
type Told = { letters: Map<string, string>; created: Set<string>; deleted: Set<string> }

const isOf = (response: Response, { path, method }: Endpoint) =>
  response.request().method() === method && new URL(response.url()).pathname === path
const hearAnswers = (told: Told) => async (response: Response) => {
  const isCreation = isOf(response, documents.createDocument)
  if (!response.ok() || !(isCreation || isOf(response, documents.deleteDocument))) return
  // A page that goes away takes the body of its answers along; what it was told is then not known.
  const envelope = await response.json().catch(() => ({}))
  if (envelope.type !== 1) return
  if (isCreation) told.created.add(envelope.resultData.guid)
  else told.deleted.add(new URL(response.url()).searchParams.get('docGuid') ?? '')
}

/** Others delete and change what somebody is about to open: that is said to them, and no trouble. */
const isTrouble = ({ kind, detail }: Trouble) => !(kind === 'refused' && /^40[34] /.test(detail))

const exploreUntil = async (hand: Hand, lots: (step: number) => ReturnType<typeof lotsOf>, state: State) => {
  for (let step = 0; Date.now() < state.until; step += 1) {
    const action = await hand.next(lots(step))
    const troubles = await hand.does(action)
    state.actions += 1
    for (const trouble of troubles.filter(isTrouble)) {
      const sentence = `${trouble.kind}: ${trouble.detail}`
      if (!state.found.has(sentence)) state.say(`${sentence}, after: ${inWords(action)}`)
      state.found.add(sentence)
    }
  }
}

const registerUntil = async (page: Page, name: string, told: Told, state: State) => {
  for (let count = 1; Date.now() < state.until; count += 1) {
    await openNewDocument(screenOf(page))
    await fillLetter(page, `${name}, писмо ${count}`)
    await registerButton(page).click()
    const failed = page.locator('.banner.error').first()
    await numberOf(page).or(failed).first().waitFor({ timeout: 60_000 })
    if (await failed.isVisible()) {
      state.found.add(`not registered: ${(await failed.textContent())?.slice(0, 300)}`)
      continue
    }
    const guid = /documents\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
    told.letters.set(guid, (await numberOf(page).textContent()) ?? '')
    await page.waitForTimeout(registrarPause)
  }
}

type State = { until: number; actions: number; found: Set<string>; say: Soak['say'] }

/** What screens were told and the world does not hold, or holds twice. */
const compared = ({ engine: { world } }: NetworkWorld, before: ReadonlySet<string>, told: Told): string[] => {
  const found: string[] = []
  for (const [guid, shown] of told.letters) {
    const number = world.documents.get(guid)?.number
    if (!number || !shown.startsWith(`${number}-`)) found.push(`lost: ${shown} was shown, ${number} is there (${guid})`)
  }
  const numbers = world.documents.all().flatMap(({ number, dateRegistered }) => {
    return number === null ? [] : [`${number} of ${dateRegistered?.slice(0, 4)}`]
  })
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  found.push(...twice.map((number) => `number twice: ${number}`))
  for (const guid of told.created)
    if (!world.documents.get(guid) && !told.deleted.has(guid)) found.push(`lost: the document ${guid} was told of`)
  const subjects = [...told.letters.keys()].map((guid) => world.documents.get(guid)?.subject ?? '')
  for (const { guid, subject } of world.documents.all())
    if (!before.has(guid) && !told.letters.has(guid) && subjects.includes(subject) && / писмо \d+$/.test(subject))
      found.push(`doubled: ${subject} (${guid})`)
  return found
}

const heapOf = async (hands: readonly Hand[]): Promise<number> => {
  let sum = 0
  for (const hand of hands) sum += await hand.heapAt(to.documentsFlow.all())
  return sum / hands.length / 1024 ** 2
}

const registrar = async (browser: Browser, world: NetworkWorld, told: Told): Promise<Page> => {
  const context = await browser.newContext({ baseURL: world.page, ...desktop })
  await context.addCookies(sessionCookies('mpetrova', world.page))
  await liveOnItsDay(context, world)
  context.on('response', hearAnswers(told))
  return context.newPage()
}

/**
 * Several roles in so many browsers work by lot in one world over the network; at the end what screens were told is
 * compared with the world, and the heap with what it was after five minutes.
 */
export const soak = async (browser: Browser, { minutes, browsers, seed, say }: Soak): Promise<Soaked> => {
  const { world, stop } = await startNetworkWorld()
  const before = new Set(world.engine.world.documents.all().map(({ guid }) => guid))
  const told: Told = { letters: new Map(), created: new Set(), deleted: new Set() }
  const registrars = Math.max(1, Math.floor(browsers / browsersPerRegistrar))
  const hands: Hand[] = []
  for (let index = 0; index < browsers - registrars; index += 1) {
    const userName = explorers[index % explorers.length] ?? explorers[0]
    const hand = await handOf(browser, world.page, userName, addressesOf(userName))
    hand.context.on('response', hearAnswers(told))
    hands.push(hand)
  }
  const pages: Page[] = []
  for (let index = 0; index < registrars; index += 1) pages.push(await registrar(browser, world, told))
  const began = Date.now()
  const state: State = { until: 0, actions: 0, found: new Set(), say }
  const errors: string[] = []
  for (const page of pages) page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  let part = 0
  const workUntil = async (minute: number) => {
    state.until = began + minute * 60_000
    part += 1
    await Promise.all([
      ...hands.map((hand, index) => exploreUntil(hand, (step) => lotsOf(seed * 1000 + index * 10 + part, step), state)),
      ...pages.map((page, index) => registerUntil(page, `Служител ${index + 1}, част ${part}`, told, state)),
    ])
    const heap = await heapOf(hands)
    say(`${minute} min: ${state.actions} actions, ${told.letters.size} letters, heap ${heap.toFixed(1)} MB a page`)
    return heap
  }
  const settled = await workUntil(Math.min(settlingMinutes, minutes / 2))
  let last = settled
  for (let minute = settlingMinutes * 2; minute < minutes; minute += settlingMinutes) last = await workUntil(minute)
  last = await workUntil(minutes)
  const growth = last / settled - 1
  const found = [
    ...state.found,
    ...errors.map((text) => `console: ${text}`),
    ...compared(world, before, told),
    ...(growth > mostGrowth ? [`heap: +${Math.round(growth * 100)} % after the first minutes`] : []),
  ]
  for (const hand of hands) await hand.close()
  for (const page of pages) await page.context().close()
  const revision = world.engine.world.documents.all().length - before.size
  await stop()
  return {
    found,
    numbers: {
      ...{ minutes, browsers, actions: state.actions, letters: told.letters.size, newDocuments: revision },
      ...{ heapSettledMB: settled.toFixed(1), heapLastMB: last.toFixed(1), growth: `${(growth * 100).toFixed(1)} %` },
    },
  }
}
