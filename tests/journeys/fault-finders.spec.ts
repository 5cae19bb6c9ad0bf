import { expect, type Page, test } from 'playwright/test'
import { axeViolations, everyTheme, smallTargets } from '../support/checkAxe.ts'
import { whyStuck } from '../support/whyStuck.ts'
import { installWalk } from '../walk/inPage.ts'
import { installMeasure } from '../walk/measure.ts'
import { installRecorder } from './recorder.ts'

/** What looks for faults in pages is itself shown pages with a fault put in, and one without. */
const show = async (page: Page, body: string, style = ''): Promise<void> => {
  // A document of its own, for what is installed in one stays there.
  await page.goto('about:blank')
  await page.setContent(
    `<!doctype html><html lang="bg"><head><title>Проба</title><style>
      html { background: #fff; color: #111; font: 16px/1.5 sans-serif; }
      [data-theme=dark] { background: #111; color: #eee; }
      [data-theme=contrast] { background: #000; color: #fff; }
      .hidden-away { display: none; }
      ${style}
    </style></head><body><main><h1>Проба</h1>${body}</main></body></html>`,
  )
}
/** Each case with what was found of it; what differs from the expected is shown for all of them at once. */
const inTurn = async <C, F>(cases: readonly C[], look: (one: C) => Promise<F>): Promise<F[]> => {
  const found: F[] = []
  for (const one of cases) found.push(await look(one))
  return found
}
/** The theme and the rule of each finding. */
const kindsOf = (findings: readonly string[]) => findings.map((one) => /^\w+ theme: [\w-]+/.exec(one)?.[0] ?? one)

test('too little contrast is found in the theme in which it is, each time anew, and readable texts are not blamed', async ({
  page,
}) => {
  const text = '<p class="text">Текст за четене</p>'
  const link = '<p>Текст <a class="text" href="#">с връзка</a> и още текст</p>'
  const cases: [body: string, style: string, found: string[]][] = [
    [text, '', []],
    [text, '[data-theme=light] .text { color: #bbb }', ['light theme: color-contrast']],
    [text, '[data-theme=contrast] .text { color: #555 }', ['contrast theme: color-contrast']],
    [text, '[data-theme=dark] .text { color: #555 }', ['dark theme: color-contrast']],
    [text, '[data-theme=light] .text { opacity: 0.3 }', ['light theme: color-contrast']],
    [text, '[data-theme=light] .text { color: #888; font-size: 24px }', []],
    ['<button disabled>Запази</button>', '[data-theme] button { color: #ccc }', []],
    [link, '.text { color: inherit }', []],
    [
      link,
      '.text { color: inherit } [data-theme=light] .text { color: #222; text-decoration: none }',
      ['light theme: link-in-text-block'],
    ],
  ]
  const look = async ([body, style]: (typeof cases)[number]) => {
    await show(page, body, style)
    const first = kindsOf(await axeViolations(page, everyTheme))
    expect(kindsOf(await axeViolations(page, everyTheme)), 'found again').toEqual(first)
    const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(theme, 'the page wears again what it wore').toBeUndefined()
    return first
  }
  expect(await inTurn(cases, look)).toEqual(cases.map(([, , found]) => found))
})

test('targets that are small and near each other are found, with what they are; apart, large or in a text they are not', async ({
  page,
}) => {
  const cases: [size: number, gap: number, found: number][] = [
    [16, 2, 2],
    [16, 12, 0],
    [24, 0, 0],
    [20, 0, 2],
    [40, 0, 0],
  ]
  const look = async ([size, gap]: (typeof cases)[number]) => {
    const style = `button { width: ${size}px; height: ${size}px; padding: 0; border: 0; float: left; margin-right: ${gap}px }`
    await show(page, '<button aria-label="Едно"></button><button aria-label="Друго"></button>', style)
    return (await smallTargets(page)).filter((one) => one.startsWith('target-size')).length
  }
  expect(await inTurn(cases, look)).toEqual(cases.map(([, , found]) => found))
  await show(page, '<p>Текст с <a href="#">една</a> <a href="#">две</a> връзки</p>', 'a { font-size: 10px }')
  expect(await smallTargets(page)).toEqual([])
})

test('what is cut, lies over something else or sticks out is measured; what is cut on purpose is not', async ({
  page,
}) => {
  const narrow = 'width: 40px; white-space: nowrap;'
  const cases: [body: string, style: string, found: RegExp | undefined][] = [
    ['<p>Цял текст</p><p>и още един</p>', '', undefined],
    [
      '<div><span>Отрязан надлъж текст</span></div>',
      `div { ${narrow} overflow: hidden }`,
      /„Отрязан надлъж текст“ is cut by div/,
    ],
    ['<div>Отрязан отдолу</div>', 'div { height: 10px; overflow: hidden }', /„Отрязан отдолу“ is cut by div/],
    ['<div title="Цял при посочване">Цял при посочване</div>', `div { ${narrow} overflow: hidden }`, undefined],
    ['<div tabindex="0">Превърта се настрани</div>', `div { ${narrow} overflow: auto }`, undefined],
    ['<p>Отдолу</p><p class="up">Отгоре</p>', '.up { margin-top: -36px }', /„Отдолу“ \(p\) and „Отгоре“ overlap/],
    ['<p>Отдолу</p><p class="up">Плава</p>', '.up { position: fixed; top: 60px; left: 8px }', undefined],
    ['<p class="wide">Широк</p>', '.wide { width: 3000px }', /^the page is 30\d\d wide in 1440: .*p\.wide/],
  ]
  const look = async ([body, style]: (typeof cases)[number]) => {
    await show(page, body, style)
    await page.evaluate(installMeasure)
    return page.evaluate(() => window.measure())
  }
  for (const [at, found] of (await inTurn(cases, look)).entries()) {
    const [body, , expected] = cases[at] ?? ['']
    expect(found.join('\n'), body).toMatch(expected ?? /^$/)
    expect(found.length, body).toBe(expected ? 1 : 0)
  }
})

test('what a screen mends in two steps after its size has changed is measured mended', async ({ page }) => {
  await show(page, '<div><span>Побира се на тесен ред</span></div>', 'div { overflow: hidden; white-space: nowrap }')
  await page.evaluate(installMeasure)
  const found = await page.evaluate(async () => {
    const row = document.querySelector('div') as HTMLElement
    const { port1, port2 } = new MessageChannel()
    // As tabs do: drawn in a task after the layout, and once more when that has changed their own size.
    port1.onmessage = () => {
      if (row.clientWidth === 90) row.style.width = '80px'
      else if (row.clientWidth === 80) row.style.whiteSpace = 'normal'
    }
    new ResizeObserver(() => port2.postMessage(undefined)).observe(row)
    await window.measure()
    await new Promise((done) => setTimeout(done))
    row.style.width = '90px'
    return window.measure()
  })
  expect(found).toEqual([])
})

test.describe('the walk', () => {
  const look = async (page: Page, body: string, style?: string) => {
    await show(page, body, style)
    await page.evaluate(installWalk)
    return page.evaluate(() => window.walk.look())
  }

  test('tells what stands on a screen that should not, and nothing of what is hidden or plain', async ({ page }) => {
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
    await page.evaluate(installWalk)
    expect(await page.evaluate(() => window.walk.look())).toEqual([{ kind: 'blank', detail: 'Само рамка' }])
  })

  test('waits for what is under way, and tells what never ends', async ({ page }) => {
    await page.route('http://late.test/', async (route) => {
      await new Promise((done) => setTimeout(done, 150))
      await route.fulfill({ body: 'NaN', headers: { 'access-control-allow-origin': '*' } })
    })
    await show(page, '<p>Идва</p>')
    await page.evaluate(installWalk)
    const late = await page.evaluate(() => {
      const line = document.querySelector('p')
      void fetch('http://late.test/').then(async (reply) => line?.replaceChildren(await reply.text()))
      return window.walk.look()
    })
    expect(late.map(({ kind }) => kind)).toEqual(['nonsense'])

    await page.clock.install()
    await show(page, '<p aria-busy="true">Зареждане…</p>')
    await page.evaluate(installWalk)
    const endless = page.evaluate(() => window.walk.look())
    await page.clock.runFor(21_000)
    expect((await endless).map(({ kind }) => kind)).toEqual(['endless'])
  })

  test('presses what has a name, in the dialog that lies on top', async ({ page }) => {
    await show(
      page,
      `<button onclick="this.nextElementSibling.showModal()">Отвори</button>
      <dialog aria-modal="true" aria-label="Въпрос"><button onclick="document.title = 'undefined'">Да</button></dialog>`,
    )
    await page.evaluate(installWalk)
    expect(await page.evaluate(() => window.walk.names('button'))).toEqual(['Отвори'])
    expect(await page.evaluate(() => window.walk.press(['Няма такова']))).toBeNull()
    expect(await page.evaluate(() => window.walk.press(['Отвори']))).toEqual([])
    expect(await page.evaluate(() => window.walk.names('button'))).toEqual(['Да'])
    expect(await page.evaluate(() => window.walk.press(['Отвори'])), 'it lies under the dialog').toBeNull()
    expect(await page.evaluate(() => window.walk.press(['Да']))).toMatchObject([{ kind: 'nonsense' }])
  })
})

test('what live regions say is noted once, without their buttons; words that a region comes with are not', async ({
  page,
}) => {
  await show(page, '<div role="status"></div><div role="alert"></div><div class="live" aria-live="polite"></div>')
  await page.evaluate(installRecorder)
  const after = async (change: () => void) => {
    await page.evaluate(change)
    return page.evaluate(() => window.takeAnnouncements())
  }
  const heard = [
    await after(() => document.querySelector('[role=status]')?.replaceChildren('Записано')),
    await after(() => document.querySelector('[role=status]')?.replaceChildren('Записано')),
    await after(() => {
      const region = document.querySelector('[role=alert]')
      if (region) region.innerHTML = 'Няма връзка <button>Опитай отново</button><i aria-hidden="true">!</i>'
    }),
    await after(() => document.querySelector('.live')?.replaceChildren('на живо')),
    await after(() => document.body.insertAdjacentHTML('beforeend', '<output>3 реда</output>')),
    await after(() => document.querySelector('output')?.replaceChildren('4 реда')),
    await after(() => document.body.insertAdjacentHTML('beforeend', '<p role="alert">Сесията изтече</p>')),
  ]
  expect(heard).toEqual([
    ['politely: Записано'],
    [],
    ['at once: Няма връзка'],
    [],
    [],
    ['politely: 4 реда'],
    ['at once: Сесията изтече'],
  ])
})

test('of a page at the end of a journey that failed is told what it shows', async ({ page }) => {
  await show(page, '<label>Име <input name="who" value="Иван"></label><button disabled>Запази</button>')
  expect(await whyStuck(page)).toMatch(
    /^about:blank runs scripts, is visible and draws; has no worker; .*letters in fields: who: 4; busy or off: Запази; text: Проба/,
  )
})
