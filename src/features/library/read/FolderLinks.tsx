import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { LibraryFolder } from '../../../contract/shapes/library.ts'
import { nestRecords } from '../../../rules/registers/nestRecords.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { Tree } from '../../../widgets/tree/Tree.tsx'
import { FolderName } from '../FolderName.tsx'
import { foldersAtom } from '../libraryState.ts'

type Node = { record: LibraryFolder | null; children: readonly Node[] }

const keyOf = ({ record }: Node) => String(record?.id ?? 0)
const nameOf = ({ record }: Node) => record?.name ?? 'Цялата библиотека'
const childrenOf = ({ children }: Node) => children

type Props = {
  currentId: number | undefined
  hrefOf: (folderId: number | undefined) => string
}

export const FolderLinks = ({ currentId, hrefOf }: Props) => {
  const { data, error, refetch } = useAtomValue(foldersAtom)
  const nodes = useMemo((): Node[] => [{ record: null, children: nestRecords(data ?? []) }], [data])
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
      isCurrent={({ record }) => record?.id === currentId}
      hrefOf={({ node }) => hrefOf(node.record?.id)}
      renderNode={(node) => <FolderName name={nameOf(node)} isLocked={(node.record?.roles.length ?? 0) > 0} />}
    />
  )
}
