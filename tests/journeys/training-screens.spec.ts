import { expect, test } from '../support/journey.ts'
import { beginIn, expectDone, expectMissing, panelOf, registerLetter } from './exerciseSteps.ts'
import { waysByScreen } from './exerciseWays.ts'
import { asSecondPerson } from './secondPerson.ts'

/** Runs only in `npm run journeys:all`. tests/unit/training/exercises.test.ts tests the requests of all exercises. */
for (const { title, who, right, wrong } of waysByScreen)
  test(`„${title}“ by its screens: two wrong ways, each with what is missing, and the right one`, async ({ as }) => {
    test.slow()
    const desk = await as(who)
    for (const [way, sentence] of wrong)
      await test.step(sentence, async () => {
        const at = await beginIn(desk, title)
        await way(at)
        await expectMissing(at, sentence)
      })
    await test.step('the correct way gets all points', async () => {
      const at = await beginIn(desk, title)
      await right(at)
      await expectDone(at)
    })
  })

test("in two tabs the exercise continues while a colleague works, and her work is not counted as the trainee's", async ({
  as,
  watched,
}) => {
  const desk = await as('mpetrova')
  const { page } = desk
  const at = await beginIn(desk, 'Първото писмо')
  const letter = {
    subject: 'Искане за становище по проект на наредба',
    correspondent: at.of('sender', 'name'),
    via: 'На гише',
    externalNumber: '04-15-27',
    sheets: '2',
  }
  const secondTab = await watched.newPage()
  const colleague = await asSecondPerson(secondTab, 'sdimitrova')
  await test.step('a colleague registers such a letter, and the trainee gets no points for it', async () => {
    await registerLetter(colleague, letter)
    await expect(panelOf(secondTab)).toHaveCount(0)
    await at.panel.getByRole('button', { name: 'Провери' }).click()
    await expect(at.panel.getByText('Няма ново регистрирано входящо писмо.')).toBeVisible()
  })
  await test.step('her own letter satisfies the exercise', async () => {
    await page.bringToFront()
    await registerLetter(desk, letter)
    await expectDone(at)
  })
})
