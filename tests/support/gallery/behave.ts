import { chromium, type Page } from 'playwright'

/** Walks through what people rely on in the gallery, under the product's security policy. `node --import tsx .../behave.ts ADDRESS` */
const address = process.argv[2] ?? 'http://localhost:4198'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const problems: string[] = []
page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
page.on('pageerror', (error) => problems.push(String(error)))

const check = async (name: string, run: (page: Page) => Promise<unknown>) => {
  try {
    const answer = await run(page)
    if (answer !== true) problems.push(`${name}: ${JSON.stringify(answer)}`)
    console.log(answer === true ? 'ok  ' : 'FAIL', name)
  } catch (error) {
    problems.push(`${name}: ${String(error).slice(0, 300)}`)
    console.log('FAIL', name)
  }
}
const focused = () =>
  page.evaluate(
    () =>
      document.activeElement?.textContent ||
      document.activeElement?.getAttribute('aria-label') ||
      document.activeElement?.id,
  )

await page.goto(`${address}/list`)
await check('arrows walk the rows and Enter opens', async () => {
  await page.getByText('04-318', { exact: true }).focus()
  await page.locator('.row-open').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  return page.url().includes('row=3')
})
await check('double click opens the row', async () => {
  await page.getByText('Анонимен').dblclick()
  return page.url().includes('row=4')
})
await check('Ctrl and click opens a new tab', async () => {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByText('Анонимен').click({ modifiers: ['Control'] }),
  ])
  const right = tab.url().includes('row=4') || (await tab.waitForURL(/row=4/).then(() => true))
  await tab.close()
  return right
})
await check('a sorted header turns round', async () => {
  await page.getByRole('button', { name: 'Рег. №' }).click()
  return (await page.getByRole('columnheader', { name: 'Рег. №' }).getAttribute('aria-sort')) === 'ascending'
})
await check('the row menu opens by keyboard, refuses with a reason, and gives the focus back', async () => {
  await page.getByRole('button', { name: 'Действия за 04-318' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  const focusedText = await focused()
  await page.keyboard.press('Enter')
  const still = await page.getByRole('menu').isVisible()
  await page.keyboard.press('Escape')
  const back = await focused()
  return (
    (focusedText?.includes('Документът е регистриран') && still && back === 'Действия за 04-318') || {
      focusedText,
      still,
      back,
    }
  )
})
await check('pages are named', async () => {
  await page.getByRole('button', { name: 'Страница 2', exact: true }).click()
  return page.getByText('Показани 26–50 от 412').isVisible()
})

await page.goto(`${address}/document`)
await check(
  'a tree is walked, its nodes are moved by Alt and arrows with the focus, and their place is announced',
  async () => {
    const line = (name: string) => page.getByRole('treeitem', { name, exact: true })
    await line('Ръководство').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
    const announced = await page.getByText('Главен секретар: място 3 от 3').count()
    const isFocused = await line('Главен секретар').evaluate((one) => one === document.activeElement)
    await page.keyboard.press('Enter')
    const chosen = await line('Главен секретар').getAttribute('aria-selected')
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('Enter')
    const place = await line('Главен секретар').getAttribute('aria-posinset')
    return (
      (announced === 1 && isFocused && chosen === 'true' && place === '2') || { announced, isFocused, chosen, place }
    )
  },
)
await check('a branch that is not known is asked for when it opens, and again when that failed', async () => {
  await page.getByRole('treeitem', { name: 'Архив' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  return page.getByRole('treeitem', { name: 'Деловодство' }).isVisible()
})
await check('a refused button explains itself on focus and Esc closes it', async () => {
  await page.locator('#refused').focus()
  const shown = await page.getByRole('tooltip').isVisible()
  await page.keyboard.press('Escape')
  return (shown && !(await page.getByRole('tooltip').isVisible())) || { shown }
})
await check('arrows walk the tabs', async () => {
  await page.getByRole('tab', { name: 'Основни данни' }).focus()
  await page.keyboard.press('ArrowRight')
  return (await page.getByRole('tab', { name: 'Файлове' }).getAttribute('aria-selected')) === 'true'
})

await page.goto(`${address}/fields`)
await check('a wrong date is typed, refused, and corrected', async () => {
  const field = page.getByLabel('Дата', { exact: true }).first()
  await field.fill('')
  await field.pressSequentially('31022026')
  const isRefused = await page.getByText('Въведената дата не е валидна.').isVisible()
  await field.fill('')
  await field.pressSequentially('28022026')
  return (
    (isRefused &&
      (await field.inputValue()) === '28.02.2026' &&
      !(await page.getByText('Въведената дата не е валидна.').isVisible())) || {
      isRefused,
      value: await field.inputValue(),
    }
  )
})
await check('the calendar picks a day and gives the focus back', async () => {
  await page.getByRole('button', { name: 'Календар за „Дата“' }).click()
  await page.locator('.p-datepicker td:not(.p-datepicker-other-month) span', { hasText: /^15 / }).first().click()
  const value = await page.locator('#date').inputValue()
  return (value === '15.02.2026' && (await page.locator('.p-datepicker').count()) === 0) || { value }
})
await check('a long list is found by typing and picked by Enter', async () => {
  await page.getByRole('combobox', { name: 'Звено' }).click()
  await page.keyboard.type('контрол 27')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const value = await page.locator('#unit').inputValue()
  return value === 'Отдел „Контрол 127“' || value
})
await check('Esc drops what was typed and not chosen', async () => {
  await page.locator('#unit').fill('нещо')
  await page.keyboard.press('Escape')
  const value = await page.locator('#unit').inputValue()
  return value === 'Отдел „Контрол 127“' || value
})
await check('a row is added, refused while empty, then saved; other rows wait', async () => {
  await page.getByRole('button', { name: 'Добави' }).click()
  const locked = await page.getByRole('button', { name: 'Редактирай ред 1' }).getAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Запази ред 2' }).click()
  const isMarked = await page.getByRole('cell', { name: 'Полето е задължително' }).isVisible()
  await page.getByLabel('Населено място').fill('гр. Русе')
  await page.getByRole('button', { name: 'Запази ред 2' }).click()
  const saved = await page.getByRole('cell', { name: 'гр. Русе' }).isVisible()
  return (locked === 'true' && isMarked && saved) || { locked, isMarked, saved }
})

await page.goto(`${address}/overlays`)
await check('a dialog takes the focus, makes the page inert, and gives the focus back on Esc', async () => {
  await page.locator('#open').click()
  const inert = await page.evaluate(() => document.getElementById('root')?.inert)
  const inside = await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  await page.getByRole('button', { name: 'Действия за 04-318' }).click()
  await page.keyboard.press('Escape')
  const open = await page.getByRole('dialog').isVisible()
  await page.keyboard.press('Escape')
  const back = await page.evaluate(() => document.activeElement?.id)
  return (inert && inside && open && back === 'open') || { inert, inside, open, back }
})
await check('a question waits for its answer and a press outside is no answer', async () => {
  await page.locator('#ask').click()
  await page.mouse.click(5, 5)
  const open = await page.getByRole('alertdialog').isVisible()
  await page.getByRole('button', { name: 'Продължи' }).click()
  return (open && (await page.locator('#answer').textContent()) === 'да') || { open }
})
await browser.close()
console.log(problems.length === 0 ? 'nothing failed' : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
