import { allRoutes } from '../../src/modules/routes.ts'
import { to } from '../../src/routes/to.ts'
import { pushed, recordPaths } from '../../src/state/pushInvalidation.ts'
import { isWhole } from '../support/isFullRun.ts'
import { expect, test } from '../support/journey.ts'
import { ofLastPush, pushesHandled, requestsOf } from './pushesHandled.ts'
import { registerLetter } from './requestInPage.ts'

const userName = 'administrator'

/** One screen of each kind; `npm run journeys:all` opens every screen that needs no record. */
const ofEachKind = [
  to.documentsFlow.documents(),
  to.documentsFlow.tasks(),
  to.documentsFlow.eDelivery(),
  to.documentsFlow.docExchange(),
  to.documentsFlow.correspondents(),
  to.administrativeServices.portal(),
  to.businessAnalysis.external(),
  to.businessProcesses.list(),
  to.inspections.list(),
  to.library(),
  to.settings.users.list(),
]
const withoutRecord = allRoutes.flatMap((route) =>
  'load' in route && !('anonymous' in route.access) && !route.path.includes(':') ? [route.path] : [],
)
const addresses = isWhole ? withoutRecord : ofEachKind
const listPaths = pushed.DocumentChanged.map(({ path }) => path).filter((path) => !recordPaths.has(path))
/**
 * Returns how many of the requests a screen may send. A list that may show the document is requested at most once in
 * five seconds: for the push of the creation, and for that of the registration if it comes after the first request. The
 * clock moves by eight seconds.
 */
const mostOf = (requests: readonly string[]): number =>
  requests.every((call) => listPaths.some((path) => path.endsWith(`/${call.split(' ')[1]}`))) ? 2 : 1

test('after an unrelated registration each screen sends at most one request, a list that may show the letter one in 5 s', async ({
  as,
  watched,
}) => {
  expect(withoutRecord, 'every listed address is a route without a record').toEqual(expect.arrayContaining(ofEachKind))
  test.setTimeout(isWhole ? 900_000 : 240_000)
  const desk = await as(userName, { at: null })
  await desk.page.clock.install()
  await desk.goTo('/')
  await desk.expectLoggedIn()
  const from = await watched.newPage()
  await from.goto(to.library())
  const sent = requestsOf(desk.page)
  const tooMany: string[] = []
  let requested = 0
  for (const address of addresses) {
    await desk.goTo(address)
    // Only requests caused by the registration are counted, so the screen first handles earlier pushes, and the list of
    // sent requests is cleared.
    await pushesHandled(desk, userName, from)
    sent.length = 0
    await registerLetter(from, `Писмо по време на ${address}`)
    await pushesHandled(desk, userName, from)
    const more = sent.toSpliced(sent.indexOf(ofLastPush), 1)
    requested += more.length
    if (more.length > mostOf(more)) tooMany.push(`${address}: ${more.join(', ')}`)
  }
  expect(tooMany).toEqual([])
  expect(requested, 'a list that shows the document has been requested').toBeGreaterThan(0)
})
