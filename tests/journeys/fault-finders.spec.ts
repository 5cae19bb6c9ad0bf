import { expect, test } from 'playwright/test'
import { installMeasure } from '../crawl/measure.ts'
import { axeViolations, everyTheme, smallTargets } from '../support/checkAxe.ts'
import { timeoutDiagnostics } from '../support/timeoutDiagnostics.ts'
import { installRecorder } from './recorder.ts'
import { inTurn, show } from './trialPage.ts'

const kindsOf = (findings: readonly string[]) => findings.map((one) => /^\w+ theme: [\w-]+/.exec(one)?.[0] ?? one)

test('too little contrast is found in its theme, and readable text is not reported', async ({ page }) => {
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

test('small targets that are close together are found; distant, large or inline ones are not', async ({ page }) => {
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

test('cut, overlapping and overflowing elements are found; intended cuts are not', async ({ page }) => {
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

test('a screen that adjusts in two steps after a resize is measured afterwards', async ({ page }) => {
  await show(page, '<div><span>Побира се на тесен ред</span></div>', 'div { overflow: hidden; white-space: nowrap }')
  await page.evaluate(installMeasure)
  const found = await page.evaluate(async () => {
    const row = document.querySelector('div') as HTMLElement
    const { port1, port2 } = new MessageChannel()
    // Simulates a tab bar, which updates in a macrotask after the layout, and again if its size has changed.
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

test('announcements of live regions are recorded once, without their buttons and initial text', async ({ page }) => {
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

test('the report of a failed journey says what the page shows', async ({ page }) => {
  await show(page, '<label>Име <input name="who" value="Иван"></label><button disabled>Запази</button>')
  expect(await timeoutDiagnostics(page)).toMatch(
    /^about:blank runs scripts, is visible and draws; has no worker; .*letters in fields: who: 4; busy or off: Запази; text: Проба/,
  )
})
