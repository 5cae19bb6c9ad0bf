import { test } from '../support/journey.ts'
import { caseIsClosed, expertIsDone, feeIsPaid, feeIsRequested } from './portalClosing.ts'
import {
  applicationComes,
  expertWritesLetter,
  headGivesWork,
  headStopsTheClock,
  workIsResumed,
} from './portalSuspension.ts'

test('a portal application is suspended, resumed, paid and completed', async ({ desk, as }) => {
  test.setTimeout(240_000)
  desk.page.setDefaultTimeout(30_000)
  const people = { desk, as }
  const number = await applicationComes(people)
  const address = await headGivesWork(people, number)
  const answer = await expertWritesLetter(people, number, address)
  await headStopsTheClock(people, address)
  await workIsResumed(people, number, address)
  await feeIsRequested(people, address)
  await expertIsDone(people, number)
  await feeIsPaid(people, address)
  await caseIsClosed(people, number, answer)
})
