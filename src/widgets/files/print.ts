/** How the browser prints what is shown; the last settings that were set and not ended apply, also for Ctrl+P. */
type PrintSettings = {
  /** Browsers use the title of the tab as the file name of a printed PDF; without a name it stays unchanged. */
  name?: string
  /** True for A4 landscape instead of portrait. */
  isLandscape?: boolean
}

const settings: PrintSettings[] = []
let tabTitle: string | undefined

const begin = () => {
  const name = settings.at(-1)?.name
  if (name === undefined) return
  tabTitle ??= document.title
  document.title = name.replaceAll('/', '-')
}
const end = () => {
  if (tabTitle !== undefined) document.title = tabTitle
  tabTitle = undefined
}
const apply = () => document.documentElement.classList.toggle('prints-landscape', settings.at(-1)?.isLandscape === true)

/** Applies print settings. Returns a function that ends them. */
export const setPrintSettings = (one: PrintSettings): (() => void) => {
  settings.push(one)
  apply()
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    settings.splice(settings.indexOf(one), 1)
    apply()
    end()
    if (settings.length > 0) return
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/**
 * Opens the print dialog of the browser; nothing else calls `window.print`. Returns a function after which `onClosed`
 * is not called.
 */
export const print = (onClosed?: () => void): (() => void) => {
  const closed = () => onClosed?.()
  addEventListener('afterprint', closed, { once: true })
  window.print()
  return () => removeEventListener('afterprint', closed)
}
