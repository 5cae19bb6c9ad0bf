/**
 * Sets the title of the tab, because browsers use it as the file name of a printed PDF. Returns a function that
 * restores the title.
 */
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
