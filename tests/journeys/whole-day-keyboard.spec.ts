import { test } from '../support/journey.ts'
import { keyboardOf } from './hands.ts'
import { dayOf } from './wholeDay.ts'

test('the whole day of a letter by keyboard alone', async ({ desk }) => {
  test.setTimeout(240_000)
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
