import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { library } from '../../../contract/library.ts'
import type { LibraryFolder } from '../../../contract/shapes/library.ts'
import { mayDeleteFolder } from '../../../rules/library/libraryRules.ts'
import { type Nested, nestRecords } from '../../../rules/registers/nestRecords.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconAdd, IconDelete, IconEdit } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { Tree } from '../../../widgets/tree/Tree.tsx'
import { FolderName } from '../FolderName.tsx'
import { foldersAtom } from '../libraryState.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { deletedFolder, movedFolder } from './folderWrites.ts'

type FolderNode = Nested<LibraryFolder>
const keyOf = ({ record: folder }: FolderNode) => String(folder.id)
const nameOf = ({ record: folder }: FolderNode) => folder.name
const childrenOf = ({ children }: FolderNode) => children
const labels = { moved: 'Папката е преместена.', deleted: 'Папката е изтрита.' }

type Opened = { folder: LibraryFolder | undefined; parentId: number | null }
type Props = { currentId: number | undefined; onPick: (folderId: number | undefined) => void }

export const FoldersPanel = ({ currentId, onPick }: Props) => {
  const { data, error, refetch } = useAtomValue(foldersAtom)
  const folders = data ?? []
  const nodes = useMemo(() => nestRecords(data ?? []), [data])
  const [opened, open] = useState<Opened | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const invalidate = useSetAtom(invalidateAtom)
  const onStale = () => void invalidate(library.getLibraryFolders, library.getLibraryDocuments)
  const { state, write } = useMutation<'moved' | 'deleted'>((done) => announce(labels[done]), onStale)
  const remove = async (folder: LibraryFolder) => {
    const query = { title: 'Папката ще бъде изтрита', body: `„${folder.name}“`, yes: 'Изтрий', danger: true }
    if (await confirm(query)) write(deletedFolder(folder))
  }
  const actionsOf = ({ record: folder }: FolderNode): MenuItem[] => [
    { label: 'Редактирай', icon: IconEdit, run: () => open({ folder, parentId: folder.parentId }) },
    { label: 'Нова подпапка', icon: IconAdd, run: () => open({ folder: undefined, parentId: folder.id }) },
    {
      label: 'Изтрий',
      icon: IconDelete,
      danger: true,
      refusal: refusalOf(mayDeleteFolder(folder, folders)),
      run: () => void remove(folder),
    },
  ]
  return (
    <Card
      title="Папки"
      actions={
        <Button small icon={IconAdd} onClick={() => open({ folder: undefined, parentId: null })}>
          Нова папка
        </Button>
      }
    >
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте папките, преди да опитате отново." />
      {error && !data && (
        <ErrorState title="Папките не се заредиха" message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={6} />}
      {data && (
        <Tree
          label="Папки"
          nodes={nodes}
          keyOf={keyOf}
          childrenOf={childrenOf}
          textOf={nameOf}
          isCurrent={({ record: folder }) => folder.id === currentId}
          onPick={({ record: folder }) => onPick(folder.id === currentId ? undefined : folder.id)}
          actionsOf={actionsOf}
          moves={{
            by: ({ record: folder }, isUp) => write(movedFolder(folder, isUp, folders)),
            to: ({ record: folder }) => open({ folder, parentId: folder.parentId }),
          }}
          renderNode={({ record: folder }) => <FolderName name={folder.name} isLocked={folder.roles.length > 0} />}
        />
      )}
      {currentId !== undefined && (
        <Button small kind="text" className="flush-start" onClick={() => onPick(undefined)}>
          Цялата библиотека
        </Button>
      )}
      {opened && <FolderDialog {...opened} folders={folders} onStale={onStale} onClose={() => open(null)} />}
      {confirmDialog}
    </Card>
  )
}
