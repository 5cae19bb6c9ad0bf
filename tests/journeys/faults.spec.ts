import { expect, type Page } from 'playwright/test'
import type { FaultName } from '../../mocks/engine/faults.ts'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import { test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { followToasts } from './followToasts.ts'

const call = documents.getAllDocumentsForAU.path
/** Matches the names of the lists. Each fault is tested with another list, so that no response comes from the cache. */
const lists = /^(Документи|Всички|Неприключени|За управление|За контрол и изпълнение|Съдържащи непрочетени)$/
const list = (page: Page) => page.getByRole('region', { name: lists })
const running = (page: Page) => page.getByRole('status', { name: 'Заявки към сървъра' })
const toast = (page: Page) => page.getByRole('region', { name: 'Известие' }).getByRole('article')
const errors = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Съобщения за грешки/ })

type Expected = {
  fault: FaultName
  at: string
  toastLines: readonly string[]
  instead: string
}
const expected: readonly Expected[] = [
  {
    fault: 'offline',
    at: 'Всички',
    toastLines: ['Грешка', 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.'],
    instead: 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.',
  },
  {
    fault: 'server',
    at: 'Неприключени',
    toastLines: ['Грешка:', 'Възникна грешка в базата данни.', 'Опитайте отново след малко.'],
    instead: 'Възникна грешка в базата данни.\nОпитайте отново след малко.',
  },
  {
    fault: 'html',
    at: 'За управление',
    toastLines: ['Грешка:', 'Сървърът на системата не отговаря на този пред него.'],
    instead: 'Сървърът на системата не отговаря на този пред него.',
  },
  {
    fault: 'invalid',
    at: 'За контрол и изпълнение',
    toastLines: ['Внимание!', 'Наименованието е твърде дълго.', 'Видът не е позволен.'],
    instead: 'Наименованието е твърде дълго.\nВидът не е позволен.',
  },
  {
    fault: 'refused',
    at: 'Съдържащи непрочетени',
    toastLines: ['Грешка:', 'Действието е отказано.', 'Проверете наименованието.'],
    instead: 'Действието е отказано.',
  },
]

test('a log-in without response leaves no half session; a slow list is aborted; each failure is reported once', async ({
  desk,
  problems,
}) => {
  problems.expectFailures(/net::ERR_FAILED/)
  const { page } = desk
  await test.step('a log-in that one backend does not answer leaves no half session', async () => {
    await desk.goTo('/login')
    await expect(page.getByRole('list', { name: 'Служители' })).toBeVisible()
    await switchFaults(page, { name: 'offline', path: account.login.path, times: 1 })
    await page.getByRole('button', { name: 'Мария Петрова' }).click()
    await expect(
      page.getByText('Сървърът не отговаря и входът не е възможен. Опитайте отново след малко.'),
    ).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
    await page.getByRole('button', { name: 'Мария Петрова' }).click()
    await desk.expectLoggedIn()
  })

  const toasts = await followToasts(page)
  await test.step('a slow response shows what is loading; leaving aborts it without a notice', async () => {
    await expect(list(page).locator('tbody tr[data-row]').first()).toBeVisible()
    await switchFaults(page, { name: 'slow', path: call, times: 1 })
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes(call))
    await desk.openMenu('Всички')
    await expect(list(page).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(running(page)).toHaveText('Зареждане…')
    await desk.openMenu('Задачи')
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(running(page)).toBeEmpty()
    expect(toasts).toEqual([])
  })

  problems.expectRefusal(500, call)
  problems.expectRefusal(502, call)
  problems.expectRefusal(400, call)
  await desk.openMenu('Документи')
  await desk.expectHeading('Документи')
  await expect(list(page).locator('tbody tr[data-row]').first()).toBeVisible()

  for (const [index, { fault, at, toastLines, instead }] of expected.entries()) {
    await test.step(fault, async () => {
      toasts.length = 0
      await switchFaults(page, { name: fault, path: call, times: 1 })
      await desk.openMenu(at)
      const failed = list(page).getByRole('alert')
      await expect(failed.getByText('Данните не се заредиха')).toBeVisible()
      await expect.poll(() => failed.locator('.pre-line').textContent()).toBe(instead)
      await expect.poll(() => toasts).toEqual([toastLines])
      expect(await toast(page).count(), 'one at a time').toBeLessThanOrEqual(1)
      if (index === 0) await desk.checkAxe('a list that failed')
      await expect(errors(page)).toHaveAccessibleName(
        `Съобщения за грешки: ${index + 1} непрочетен${index ? 'и' : 'о'}`,
      )
      await expect(running(page)).toBeEmpty()
      await list(page).getByRole('button', { name: 'Опитай отново' }).click()
      await expect(list(page).locator('tbody tr[data-row]').first()).toBeVisible()
      await expect(failed).toHaveCount(0)
      await expect(running(page)).toBeEmpty()
    })
  }

  await errors(page).click()
  const errorList = page.getByRole('group', { name: 'Съобщения за грешки' })
  await expect(errorList.getByRole('listitem')).toHaveCount(expected.length)
  await expect(errorList.getByRole('listitem').first()).toContainText('Действието е отказано.')
  await desk.checkAxe('the errors that were kept')
  await errorList.getByRole('button', { name: 'Прочетено' }).first().click()
  await expect(errorList.getByRole('listitem')).toHaveCount(expected.length - 1)
  await errorList.getByRole('button', { name: 'Прочетох всички' }).click()
  await expect(errors(page)).toHaveCount(0)
})
