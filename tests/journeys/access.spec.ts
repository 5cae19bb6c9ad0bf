import { expect, type Page } from 'playwright/test'
import { errorReports } from '../../src/contract/account.ts'
import type { Role } from '../../src/contract/roles.ts'
import { to } from '../../src/routes/to.ts'
import { test } from '../support/journey.ts'
import { screenOf } from '../support/screen.ts'
import { type Expected, singleRoles } from '../unit/modules/roleMenus.ts'
import { followToasts } from './followToasts.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Меню на модула' })
const me = (page: Page, name: string | RegExp = /^Потребител:/) => page.getByRole('button', { name })
const menuAddresses = (page: Page) =>
  menuOf(page)
    .locator('.menu-list a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Navigates without a page load, as a link does. */
const visit = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

const changeTo = async (page: Page, name: string) => {
  if (await me(page).isVisible()) await screenOf(page).pressLogOut()
  await page.getByText('По един потребител за всяка роля').click()
  await page.getByRole('list', { name: 'Роли' }).getByRole('button', { name }).click()
}

const reported = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith(errorReports.notFound.path)) paths.push(`${request.method()} ${searchParams.get('path')}`)
  })
  return paths
}

type Messages = { paths: string[]; toasts: string[][] }

const isTurnedAway = async (page: Page, from: string, to: string, { toasts }: Messages) => {
  toasts.length = 0
  await visit(page, from)
  await expect(page, from).toHaveURL(to)
  await expect.poll(() => toasts.map(([title]) => title)).toEqual(['Нямате достъп'])
}

const sees = async (page: Page, { name, module, menu, refused }: Expected, messages: Messages) => {
  await changeTo(page, name)
  await expect(me(page, `Потребител: ${name}`)).toBeVisible()
  const [start = ''] = menu
  await expect(page).toHaveURL(start)
  await expect.poll(() => menuAddresses(page)).toEqual([to.myDay(), ...(module === undefined ? [] : menu)])
  if (module !== undefined) await expect(page.locator('.module').getByText(module)).toBeVisible()
  messages.paths.length = 0
  for (const address of refused) await isTurnedAway(page, address, start, messages)
  expect(messages.paths, 'each address is reported once').toEqual(refused.map((path) => `GET ${path}`))
}

const crawled: readonly Role[] = ['DOCUMENTS_FLOW_DOCEXCHANGE', 'LIBRARY_READ']

test('a role opens only its own menu; a user without screens is told so and can log out', async ({ desk }) => {
  const { page } = desk
  const messages = { paths: reported(page), toasts: await followToasts(page) }
  await desk.goTo('/login')
  for (const expected of singleRoles.filter(({ role }) => crawled.includes(role)))
    await test.step(expected.role, () => sees(page, expected, messages))
  await desk.checkAxe('the shell of somebody without modules')

  await changeTo(page, 'Мартин Златев')
  await desk.expectHeading('Няма екран за Вашата роля')
  await visit(page, '/inspections')
  await expect(page).toHaveURL('/')
  await desk.expectTitle('Вътрешна система – Деловод')
  await desk.checkAxe('nowhere')
  await desk.press('Изход')
  await expect(page).toHaveURL('/login?notify=logged-out')
})

/**
 * Screens that everybody may open: the URL, the URL after the redirect, the title of the tab, and the heading if it
 * differs from the title.
 */
const everywhere: readonly [address: string, end: string, title: string, heading?: string][] = [
  ['/settings', '/settings/nomenclatures/list', 'Номенклатури'],
  ['/business-processes', '/business-processes', 'Бизнес процеси'],
  ['/vehicles', '/vehicles/list', 'Служебни автомобили'],
  ['/staff/sick-leaves', '/staff/sick-leaves', 'Болнични листове'],
  ['/rtsi', '/rtsi/devices', 'Средства за измерване'],
  ['/group-inspections', '/group-inspections', 'Групови проверки'],
  ['/business-analysis', '/business-analysis/vehicles/go-insurances', 'Изтичащи застраховки „Гражданска отговорност“'],
  ['/business-analysis/rtsi', '/business-analysis/rtsi/otsiReport', 'Справка за одобрени типове'],
  ['/business-analysis/reports', '/business-analysis/reports', 'Външни справки'],
  [
    '/documents-flow/doc-exchange',
    '/documents-flow/doc-exchange',
    'Обмен на документи',
    'Съобщения от обмен на документи',
  ],
  ['/help', '/library', 'Библиотека'],
]

test('an administrator opens every module; a redirect from a form with typed text arrives without a hidden question', async ({
  desk,
  as,
}) => {
  const { page } = await as('administrator')
  await test.step('an administrator opens every module; parents redirect; an unknown address is reported', async () => {
    const paths = reported(page)
    const toasts = await followToasts(page)
    for (const [address, end, title, heading = title] of everywhere) {
      await visit(page, address)
      await expect(page, address).toHaveURL(end)
      await desk.expectTitle(`${title} – Деловод`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await page.getByRole('button', { name: /^Модул в ползване:/ }).click()
    const modules = page.getByRole('group', { name: 'Модули' })
    await expect(modules.getByRole('list').first().getByRole('link')).toHaveText([
      'Подсистема УБП',
      'Модул АУ',
      'Модул УА',
      'Модул УП',
      'Модул РСИ',
      'Модул Проверки',
      'Подсистема СБА',
    ])
    await expect(modules.getByRole('list').nth(1).getByRole('link'), 'hidden from the top menu').toHaveText([
      'Подсистема УПП',
      'Модул Документооборот',
    ])
    await page.keyboard.press('Escape')
    expect(paths).toEqual([])

    await visit(page, '/documents-flow/tasks')
    await desk.expectTitle('Задачи – Деловод')
    await visit(page, '/documents-flow/nonsense?x=1')
    await expect(page, 'the module in use').toHaveURL('/documents-flow/documents')
    await expect.poll(() => toasts.map(([title]) => title)).toEqual(['Няма такъв екран'])
    expect(paths).toEqual(['GET /documents-flow/nonsense'])
    await page.goBack()
    await expect(page, 'the unknown address left no trace').toHaveURL('/documents-flow/tasks')
  })

  await test.step('a redirect from a form arrives', async () => {
    await desk.logOut()
    await as('mpetrova')
    await desk.goTo('/administrative-services/correspondents/create')
    await page.getByText('Юридическо лице').click()
    await page.getByLabel('Наименование').fill('Метрика ООД')
    await visit(page, '/settings/users')
    await expect(page).toHaveURL('/administrative-services/documents')
    await desk.expectHeading('Документи')
  })
})
