import { tourSteps } from '../../src/features/training/demo/tourSteps.ts'
import { expect, test } from '../support/journey.ts'

const middle = Math.floor(tourSteps.length / 2)

test('the guided tour is operated by keyboard from its address to its end', async ({ desk, page }) => {
  const tour = page.getByRole('region', { name: 'Разглеждане' })
  const next = tour.getByRole('button', { name: /^(Напред|Край)$/ })
  const arrivesAt = async (at: number) => {
    const { title } = tourSteps[at] ?? { title: 'no such step' }
    await expect(tour.getByRole('heading', { name: title })).toBeVisible()
    await expect(tour).toContainText(`${at + 1} от ${tourSteps.length}`)
    await expect(page.locator('.tour-ring'), `what „${title}“ speaks of is shown`).toBeVisible()
    await desk.atRest()
    await expect(next, `„${title}“ has the focus`).toBeFocused()
  }

  await test.step('the address logs in, prepares the day and opens the first step', async () => {
    await page.goto('/?demo=1')
    await arrivesAt(0)
    await desk.checkAxe('the first step of the tour')
  })

  for (const [at, { title }] of tourSteps.entries()) {
    if (at === 0) continue
    await test.step(title, async () => {
      await page.keyboard.press('Enter')
      await arrivesAt(at)
      if (at !== middle) return
      await desk.checkAxe('a step in the middle of the tour')
      await page.reload()
      await arrivesAt(at)
      await page.keyboard.press('ArrowLeft')
      await arrivesAt(at - 1)
      await page.keyboard.press('ArrowRight')
      await arrivesAt(at)
    })
  }

  await test.step('leaving keeps the user and the screen', async () => {
    const shown = page.url()
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    await expect(page).toHaveURL(shown)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
    await expect(page).toHaveURL(shown)
    await expect(tour).toBeHidden()
  })
})

test('a scenario link opens the scenario instead of the tour', async ({ desk, page }) => {
  await page.goto('/?demo=1#scenario=broken')
  await expect(page.getByRole('button', { name: 'Вход', exact: true })).toBeVisible()
  await desk.logIn('mpetrova')
  await expect(page.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
  await desk.atRest()
  await expect(page.getByRole('region', { name: 'Разглеждане' })).toBeHidden()
})
