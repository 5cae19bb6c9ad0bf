import type { LibraryFolder } from '../../contract/shapes/library.ts'
import { foldersIn } from '../../rules/library/libraryRules.ts'

/** A folder with those in it. */
export type FolderNode = { folder: LibraryFolder; children: readonly FolderNode[] }

const nodesIn = (parentId: number | null, all: readonly LibraryFolder[], above: readonly number[]): FolderNode[] =>
  foldersIn(parentId, all).flatMap((folder) =>
    // A backend's folders in a circle are drawn once.
    above.includes(folder.id) ? [] : [{ folder, children: nodesIn(folder.id, all, [...above, folder.id]) }],
  )

/** The folders as a tree. One whose parent the person may not read stands at the top. */
export const folderNodes = (all: readonly LibraryFolder[]): FolderNode[] => {
  const known = new Set(all.map(({ id }) => id))
  const placed = all.map((one) => (one.parentId !== null && known.has(one.parentId) ? one : { ...one, parentId: null }))
  return nodesIn(null, placed, [])
}

/** „Нормативни актове / Закони“ of each folder, to choose from, in the order of the tree. */
export const folderOptions = (all: readonly LibraryFolder[]): { id: number; name: string }[] => {
  const optionsOf = (nodes: readonly FolderNode[], above: string): { id: number; name: string }[] =>
    nodes.flatMap(({ folder: { id, name }, children }) => [
      { id, name: above + name },
      ...optionsOf(children, `${above}${name} / `),
    ])
  return optionsOf(folderNodes(all), '')
}
