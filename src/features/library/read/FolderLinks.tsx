import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { Tree } from '../../../widgets/tree/Tree.tsx'
import { FolderName } from '../FolderName.tsx'
import { type FolderNode, folderNodes } from '../folderNodes.ts'
import { foldersAtom } from '../libraryState.ts'

/** The folders under the whole library, which is the node without a folder. */
type Node = { folder: FolderNode['folder'] | null; children: readonly Node[] }

const keyOf = ({ folder }: Node) => String(folder?.id ?? 0)
const nameOf = ({ folder }: Node) => folder?.name ?? 'Цялата библиотека'
const childrenOf = ({ children }: Node) => children

type Props = {
  /** The folder that is shown; undefined: the whole library. */
  currentId: number | undefined
  hrefOf: (folderId: number | undefined) => string
}

/** The folders as links, each to what is in it and under it. */
export const FolderLinks = ({ currentId, hrefOf }: Props) => {
  const { data, error, refetch } = useAtomValue(foldersAtom)
  const nodes = useMemo((): Node[] => [{ folder: null, children: folderNodes(data ?? []) }], [data])
  if (error && !data)
    return <ErrorState title="Папките не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <Tree
      label="Папки"
      nodes={nodes}
      keyOf={keyOf}
      childrenOf={childrenOf}
      textOf={nameOf}
      isCurrent={({ folder }) => folder?.id === currentId}
      hrefOf={({ node }) => hrefOf(node.folder?.id)}
      renderNode={(node) => <FolderName name={nameOf(node)} isLocked={(node.folder?.roles.length ?? 0) > 0} />}
    />
  )
}
