/** An action of the benchmark in the page. Opening a record ends when the element `shown` is visible. */
export type Act =
  | { press: string }
  | { click: string }
  | { header: string }
  | { filter: string; text: string }
  | { open: number; link: string; shown: string }
  | 'back'

type Bench = { firstRow: Promise<number>; act: (act: Act) => Promise<number> }
declare global {
  interface Window {
    bench: Bench
  }
}

export const installBench = () => {
  const rows = () =>
    [...document.querySelectorAll('table tbody tr')]
      .map((row) => row.textContent ?? '')
      .filter((text) => /\d{2}\.\d{2}\.\d{4}/.test(text))
      .join('\n')
  const painted = () =>
    new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0)))
  const timeoutMs = 30_000
  const when = (ready: () => boolean, what: string) =>
    new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error(`The bench waited in vain for ${what} on ${location.pathname}`)), timeoutMs)
      const look = () => {
        if (!ready()) return false
        watching.disconnect()
        done(painted())
        return true
      }
      const watching = new MutationObserver(look)
      if (look()) return
      watching.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
  const must = <T>(found: T | null | undefined, what: string): T => {
    if (found === null || found === undefined) throw new Error(`The bench finds no ${what} on ${location.pathname}`)
    return found
  }
  const buttonNamed = (name: string) =>
    must(
      [...document.querySelectorAll<HTMLElement>('button')].find((one) => nameOf(one) === name),
      `button ${name}`,
    )
  const headerNamed = (name: string) => {
    const header = must(
      [...document.querySelectorAll<HTMLElement>('table thead th')].find((one) => nameOf(one).startsWith(name)),
      `header ${name}`,
    )
    return header.querySelector<HTMLElement>('button, [role=button]') ?? header
  }
  const fieldLabelled = (label: string) =>
    must(
      [...document.querySelectorAll('label')].find((one) => nameOf(one).startsWith(label))?.control as HTMLInputElement,
      `field ${label}`,
    )
  const write = (field: HTMLInputElement, text: string) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const linkOf = (row: number, link: string) =>
    must(
      [...document.querySelectorAll('table tbody tr')]
        .filter((one) => one.querySelector(link))
        [row]?.querySelector<HTMLElement>(link),
      `row ${row} with ${link}`,
    )
  const prepared = async (act: Act): Promise<() => void> => {
    if (act === 'back') return () => history.back()
    if ('click' in act) return () => must(document.querySelector<HTMLElement>(act.click), act.click).click()
    if ('open' in act) {
      const link = linkOf(act.open, act.link)
      return () => {
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        link.click()
      }
    }
    if ('press' in act) return () => buttonNamed(act.press).click()
    if ('header' in act) return () => headerNamed(act.header).click()
    const field = fieldLabelled(act.filter)
    write(field, act.text)
    await painted()
    return () => must(field.form, `form around ${act.filter}`).requestSubmit()
  }
  window.bench = {
    firstRow: when(() => rows() !== '', 'the first row'),
    act: async (act) => {
      const run = await prepared(act)
      const before = rows()
      const since = performance.now()
      run()
      const isDone =
        act !== 'back' && 'open' in act
          ? () => document.querySelector(act.shown) !== null
          : () => rows() !== '' && rows() !== before
      return (await when(isDone, `what follows ${JSON.stringify(act)}`)) - since
    },
  }
}
