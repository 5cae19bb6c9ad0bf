import { expect, type Page, test } from 'playwright/test'
import { installNamed } from '../crawl/accessibleNames.ts'
import { installCrawler } from '../crawl/browserScript.ts'
import { installExplorer } from '../explore/browserScript.ts'
import { inTurn, show } from './trialPage.ts'

test.describe('the crawl', () => {
  const look = async (page: Page, body: string, style?: string) => {
    await show(page, body, style)
    await page.evaluate(installCrawler)
    return page.evaluate(() => window.crawl.look())
  }

  test('reports text that should not be on a screen, and nothing hidden or correct', async ({ page }) => {
    const cases: [body: string, found: string | undefined][] = [
      ['<p>Без грешка</p>', undefined],
      ['<p>Срок undefined</p>', 'nonsense: Срок undefined'],
      ['<p>NaN лв.</p>', 'nonsense: NaN лв.'],
      ['<p>Invalid Date</p>', 'nonsense: Invalid Date'],
      ['<p>[object Object]</p>', 'nonsense: [object Object]'],
      ['<input aria-label="Име" value="null">', 'nonsense: null'],
      ['<button aria-label="Отвори undefined">+</button>', 'nonsense: Отвори undefined'],
      ['<p class="hidden-away">undefined</p><p>nullable</p>', undefined],
      ['<section class="screen-failed" role="alert"><pre>TypeError</pre></section>', 'stopped: TypeError'],
      ['<section class="screen-failed">Нямате достъп</section>', 'refused: Нямате достъп'],
      ['<p style="width: 3000px">Широк</p>', 'sideways: 3008'],
    ]
    const found = await inTurn(cases, ([body]) => look(page, body))
    for (const [at, [body, expected]] of cases.entries()) {
      const [kind = '', detail = ''] = expected?.split(': ') ?? []
      const wanted = expected ? [{ kind, detail: expect.stringContaining(detail) }] : []
      expect(found[at], body).toEqual(wanted)
    }
    await page.setContent('<p>Само рамка</p><main></main>')
    await page.evaluate(installCrawler)
    expect(await page.evaluate(() => window.crawl.look())).toEqual([{ kind: 'blank', detail: 'Само рамка' }])
  })

  test('waits for running requests, and reports those that never end', async ({ page }) => {
    await page.route('http://late.test/', async (route) => {
      await new Promise((done) => setTimeout(done, 150))
      await route.fulfill({ body: 'NaN', headers: { 'access-control-allow-origin': '*' } })
    })
    await show(page, '<p>Идва</p>')
    await page.evaluate(installCrawler)
    const late = await page.evaluate(() => {
      const line = document.querySelector('p')
      void fetch('http://late.test/').then(async (reply) => line?.replaceChildren(await reply.text()))
      return window.crawl.look()
    })
    expect(late.map(({ kind }) => kind)).toEqual(['nonsense'])

    await page.clock.install()
    await show(page, '<p aria-busy="true">Зареждане…</p>')
    await page.evaluate(installCrawler)
    const endless = page.evaluate(() => window.crawl.look())
    await page.clock.runFor(21_000)
    expect((await endless).map(({ kind }) => kind)).toEqual(['endless'])
  })

  test('presses named controls in the topmost dialog', async ({ page }) => {
    await show(
      page,
      `<button onclick="this.nextElementSibling.showModal()">Отвори</button>
      <dialog aria-modal="true" aria-label="Въпрос"><button onclick="document.title = 'undefined'">Да</button></dialog>`,
    )
    await page.evaluate(installCrawler)
    expect(await page.evaluate(() => window.crawl.names('button'))).toEqual(['Отвори'])
    expect(await page.evaluate(() => window.crawl.press(['Няма такова']))).toBeNull()
    expect(await page.evaluate(() => window.crawl.press(['Отвори']))).toEqual([])
    expect(await page.evaluate(() => window.crawl.names('button'))).toEqual(['Да'])
    expect(await page.evaluate(() => window.crawl.press(['Отвори'])), 'it lies under the dialog').toBeNull()
    expect(await page.evaluate(() => window.crawl.press(['Да']))).toMatchObject([{ kind: 'nonsense' }])
  })
})

test('the explorer presses and fills in topmost controls, and reports double dialogs and a lost focus', async ({
  page,
}) => {
  const explored = async (body: string) => {
    await show(page, body)
    await page.evaluate(installExplorer)
  }
  await explored(
    `<button onclick="document.title = 'натиснат'">Запази</button><button>Запази</button><button disabled>Сив</button>
    <button>Изход</button><a href="#" target="_blank">Навън</a><button class="hidden-away">Скрит</button>
    <label>Име <input oninput="document.title = this.value"></label><input type="file" aria-label="Файл">
    <select aria-label="Вид" onchange="document.title = this.value"><option>Едно</option><option>Друго</option></select>`,
  )
  const offer = await page.evaluate(() => window.explorer.offer())
  expect(offer).toEqual({
    pressable: [0, 1].map((nth) => ({ name: 'Запази', nth, isInScreen: true })),
    fields: [{ name: 'Име', nth: 0 }],
    lists: [{ name: 'Вид', nth: 0, options: 2 }],
  })
  const titleAfter = async (done: boolean) => [done, await page.title()]
  expect([
    await titleAfter(await page.evaluate(() => window.explorer.press({ name: 'Запази', nth: 0 }))),
    await titleAfter(await page.evaluate(() => window.explorer.type({ name: 'Име', nth: 0, text: 'Иван' }))),
    await titleAfter(await page.evaluate(() => window.explorer.choose({ name: 'Вид', nth: 0, option: 1 }))),
    await titleAfter(await page.evaluate(() => window.explorer.press({ name: 'Сив', nth: 0 }))),
  ]).toEqual([
    [true, 'натиснат'],
    [true, 'Иван'],
    [true, 'Друго'],
    [false, 'Друго'],
  ])
  const faults = () =>
    page.evaluate(async () =>
      [...window.explorer.dialogs(), ...(await window.explorer.focus())].map(({ kind }) => kind),
    )
  expect(await faults()).toEqual([])
  const dialog = (title: string) =>
    `<section aria-modal="true" aria-label="${title}"><button>${title}</button></section>`
  await explored(`<button>Отдолу</button>${dialog('Първи')}${dialog('Втори')}`)
  expect((await page.evaluate(() => window.explorer.offer())).pressable.map(({ name }) => name)).toEqual(['Втори'])
  expect(await faults()).toEqual(['two dialogs', 'no focus'])
  await explored(`<div aria-hidden="true">${dialog('Първи')}</div>${dialog('Втори')}`)
  await page.evaluate(() => document.body.append(...document.querySelectorAll('[aria-hidden]')))
  await page.getByRole('button', { name: 'Втори' }).focus()
  expect(await faults()).toEqual([])
})

test('names, headings, ids, tab stops and live regions are checked; correct ones are not reported', async ({
  page,
}) => {
  const row = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`
  const cases: [body: string, found: RegExp | undefined][] = [
    ['<button>Запази</button><button>Откажи</button>', undefined],
    ['<button>Запази</button><button>Запази</button>', /^2 times the button „Запази“$/],
    ['<button>Запази</button><button class="hidden-away">Запази</button>', undefined],
    ['<button aria-label="Изтрий ред 1">X</button><button aria-label="Изтрий ред 2">X</button>', undefined],
    [
      '<button>Изтрий<span aria-hidden="true"> 1</span></button><button>Изтрий</button>',
      /^2 times the button „Изтрий“/,
    ],
    ['<a href="/a">Писмо</a><a href="/a">Писмо</a>', undefined],
    ['<a href="/a">Всички</a><a href="/a?page=2">Всички</a>', undefined],
    ['<a href="/a?id=1">Писмо</a><a href="/a?id=2">Писмо</a>', /^2 times the link „Писмо“: \/a\?id=1 \/a\?id=2$/],
    ['<a href="/a">Писмо</a><a href="/b">Писмо<span class="hidden-away"> 2</span></a>', /^2 times the link „Писмо“/],
    ['<label>От <input></label><label>От <input></label>', /^2 times the field „От“$/],
    [
      '<fieldset><legend>Срок</legend><label>От <input></label></fieldset><fieldset><legend>Дата</legend><label>От <input></label></fieldset>',
      undefined,
    ],
    ['<button><svg aria-hidden="true"></svg></button>', /^button has no name$/],
    ['<button title="Затвори"></button><span id="l">Име</span><input aria-labelledby="l">', undefined],
    ['<input placeholder="Име">', /^input has no name$/],
    ['<h1>Друго</h1>', /^2 headings of the first level: Проба, Друго$/],
    ['<p id="a">1</p><p id="a">2</p>', /^the id a is there twice$/],
    [row([1, 2, 3].map((at) => `<td><button>Действие ${at}</button></td>`).join('')), undefined],
    [row([1, 2, 3, 4].map((at) => `<td><button>Действие ${at}</button></td>`).join('')), /^a row with 4 stops/],
    [row([1, 2, 3, 4].map((at) => `<td><label>${at}<input type="radio" name="r"></label></td>`).join('')), undefined],
    ['<p role="status">Едно</p><output>Две</output>', undefined],
    [
      '<p role="status">Едно</p><output>Две</output><p aria-live="polite">Три</p>',
      /^3 places speak at arrival: Едно \| Две/,
    ],
  ]
  await show(page, '')
  await page.evaluate(installNamed)
  const found = await page.evaluate(
    (bodies) =>
      bodies.map((body) => {
        const main = document.querySelector('main')
        if (main) main.innerHTML = `<h1>Проба</h1>${body}`
        return window.named()
      }),
    cases.map(([body]) => body),
  )
  for (const [at, [body, expected]] of cases.entries()) {
    expect(found[at]?.join('\n'), body).toMatch(expected ?? /^$/)
    expect(found[at]?.length, body).toBe(expected ? 1 : 0)
  }
})
