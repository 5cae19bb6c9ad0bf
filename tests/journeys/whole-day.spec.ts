import { test } from '../support/journey.ts'
import { keyboardOf } from './userDriver.ts'
import { dayOf } from './wholeDay.ts'

/**
 * Tests the whole process by keyboard. By mouse its jobs are tested in portal-application, tasks, delivery and
 * register-document.
 */
test('a letter is received, resolved, worked on, answered, agreed, signed, sent and served, and its case is closed', async ({
  desk,
}) => {
  test.setTimeout(480_000)
  const { page } = desk
  page.setDefaultTimeout(15_000)
  const day = dayOf(desk, keyboardOf(page))
  await page.goto('/login')
  const letter = await day.letterComes()
  await day.headResolves(letter)
  await day.expertsWork()
  await day.answerIsWritten(letter)
  await day.answerIsSigned()
  const answer = await day.answerIsSent(letter)
  await day.caseIsClosed(letter, answer)
})
