/**
 * Gives the tab the name of a paper while it prints: a browser calls the PDF that it prints into by the title of its tab.
 * Returns how to end that.
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
