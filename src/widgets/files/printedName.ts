/** Browsers name a printed PDF after the title of the tab. Returns a function that restores the title. */
export const printUnderName = (name: string): (() => void) => {
  let tabTitle: string | null = null
  const begin = () => {
    tabTitle ??= document.title
    document.title = name.replaceAll('/', '-')
  }
  const end = () => {
    if (tabTitle !== null) document.title = tabTitle
    tabTitle = null
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    end()
  }
}
