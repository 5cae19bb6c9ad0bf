/** The URL parameter for the columns in a copied link; the list itself never uses it. */
const name = 'columns'
const between = '.'

/**
 * The URL of the current state of a list, with its columns as in `columnsAtom`; null (the grid's default) adds nothing.
 */
export const viewLink = (path: string, search: string, columns: readonly string[] | null): string => {
  const params = new URLSearchParams(search)
  if (columns) params.set(name, columns.join(between))
  const tail = params.toString()
  return tail === '' ? path : `${path}?${tail}`
}

/** The columns in such a link, and the search part without them; null for any other URL. */
export const columnsOfLink = (search: string): { columns: string[]; rest: string } | null => {
  const params = new URLSearchParams(search)
  const text = params.get(name)
  if (text === null) return null
  params.delete(name)
  return { columns: text.split(between).filter((key) => key !== ''), rest: params.toString() }
}
