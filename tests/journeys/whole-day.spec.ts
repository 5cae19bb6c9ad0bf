import { test } from '../support/journey.ts'
import { keyboardOf, mouseOf } from './hands.ts'
import { dayOf } from './wholeDay.ts'

const hands = [
  { by: 'by mouse', handsOf: mouseOf },
  { by: 'by keyboard alone', handsOf: keyboardOf },
]

for (const { by, handsOf } of hands)
  test(`a letter comes, is resolved, worked on, answered, agreed, signed, sent and served, and its case is closed: ${by}`, async ({
    desk,
  }) => {
    test.setTimeout(480_000)
    const { page } = desk
    page.setDefaultTimeout(15_000)
    const day = dayOf(desk, handsOf(page))
    await page.goto('/login')
    const letter = await day.letterComes()
    await day.headResolves(letter)
    await day.expertsWork()
    await day.answerIsWritten(letter)
    await day.answerIsSigned()
    const answer = await day.answerIsSent(letter)
    await day.caseIsClosed(letter, answer)
  })
