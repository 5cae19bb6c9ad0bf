import { expect, test } from '../support/journey.ts'
import { sealAccessKey } from '../unit/transport/sealAccessKey.ts'
import { configure } from './servedConfig.ts'
import { browserStorage, enterByList, tokens } from './sessionScreen.ts'

const secret = 'тайна на инсталацията'

/** Does not test that an invalid key keeps an existing session: tests/unit/state/accessKeyLogin.test.ts does. */
test('an access key logs in and leaves no trace; a bad one is refused; a good one asks before replacing a session', async ({
  desk,
  as,
  watched,
}) => {
  await configure(watched, { accessKeySecret: secret })
  const { page } = await as('mpetrova')
  const [cookie] = await tokens(watched)
  const token = decodeURIComponent(cookie?.value ?? '').replace(/^training\.\w+\./, 'training.both.')
  const good = await sealAccessKey(token, secret)
  const bad = await sealAccessKey(token, 'друга тайна')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`))

  await desk.logOut()

  await desk.load(`/documents-flow/tasks?access_key=${bad}`)
  await expect(page.getByText(/^Ключът за достъп е невалиден/).first()).toBeVisible()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/documents-flow/tasks')}&notify=bad-access-key`)
  expect(await tokens(watched)).toEqual([])

  requests.length = 0
  const before = await page.evaluate(() => history.length)
  await desk.load(`/documents-flow/all?access_key=${good}&page=2#main`)
  const notice = page.getByText(/^Влязохте чрез връзка като Мария .*Петрова$/)
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/documents-flow/all?page=2#main')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await expect(page.getByRole('status', { name: 'Заявки към сървъра' })).toBeEmpty()
  expect(requests.slice(1).filter((request) => request.includes(good))).toEqual([])
  expect((await tokens(watched)).map(({ value }) => decodeURIComponent(value))).toEqual([token, token])
  expect(await browserStorage(page)).not.toContain(good)
  await expect(page.getByText('на живо')).toBeVisible()
  await desk.checkAxe('logged in by a link')

  await page.getByRole('button', { name: 'Изход от тази сесия' }).click()
  await expect(page.getByText('Излязохте от системата.')).toBeVisible()

  await enterByList(page, 'Силвия Димитрова')
  await expect(page.getByRole('button', { name: 'Потребител: Силвия Димитрова' })).toBeVisible()
  await desk.load(`/login?redirect=${encodeURIComponent(`/documents-flow/tasks?access_key=${good}`)}`)
  await expect(page.getByRole('heading', { name: 'Вход чрез връзка' })).toBeVisible()
  expect(page.url()).not.toContain('access_key')
  await desk.checkAxe('asked before a link takes the place of somebody')
  await page.getByRole('button', { name: /^Остани като Силвия/ }).click()
  await expect(page.getByRole('button', { name: 'Потребител: Силвия Димитрова' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
