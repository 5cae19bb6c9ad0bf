/** The URL parameter with the columns of a list. It is removed when the link is opened. */
const name = 'columns'
const between = '.'

/** Returns the URL of a list with its columns. `columns` as in `columnsAtom`; null adds no columns. */
export const viewLink = (path: string, search: string, columns: readonly string[] | null): string => {
  const params = new URLSearchParams(search)
  if (columns) params.set(name, columns.join(between))
  const tail = params.toString()
  return tail === '' ? path : `${path}?${tail}`
}

/**
 * Returns the columns in a URL made by `viewLink`, and the search part without them; null if the URL has no columns.
 */
export const columnsOfLink = (search: string): { columns: string[]; rest: string } | null => {
  const params = new URLSearchParams(search)
  const text = params.get(name)
  if (text === null) return null
  params.delete(name)
  return { columns: text.split(between).filter((key) => key !== ''), rest: params.toString() }
}
