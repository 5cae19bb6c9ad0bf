import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconEdit, IconHide, IconUpload, IconView } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { DocumentDialog } from './DocumentDialog.tsx'
import { changedWithdrawal } from './documentWrites.ts'
import { VersionDialog } from './VersionDialog.tsx'

type Opened = { kind: 'new'; folderId: number | undefined } | { kind: 'edit' | 'version'; document: LibraryDocument }

type LibraryActions = {
  mayManage: boolean
  add: (folderId: number | undefined) => void
  actionsOf: (document: LibraryDocument) => MenuItem[]
  dialogs: ReactNode
}

export const useLibraryActions = (): LibraryActions => {
  const mayManage = useAtomValue(mayCallAtom)(library.editLibraryDocument)
  const [opened, open] = useState<Opened | null>(null)
  const invalidate = useSetAtom(invalidateAtom)
  const onStale = () =>
    void invalidate(library.getLibraryDocuments, library.getLibraryDocument, library.getLibraryFolders)
  const { state, write } = useMutation<LibraryDocument>(
    ({ isWithdrawn }) => announce(isWithdrawn ? 'Документът е оттеглен.' : 'Документът отново е в библиотеката.'),
    onStale,
  )
  const actionsOf = (document: LibraryDocument): MenuItem[] => [
    { label: 'Редактирай', icon: IconEdit, run: () => open({ kind: 'edit', document }) },
    { label: 'Нова версия', icon: IconUpload, run: () => open({ kind: 'version', document }) },
    {
      label: document.isWithdrawn ? 'Върни в библиотеката' : 'Оттегли',
      icon: document.isWithdrawn ? IconView : IconHide,
      separated: true,
      run: () => write(changedWithdrawal(document, !document.isWithdrawn)),
    },
  ]
  const dialog = { onStale, onClose: () => open(null) }
  return {
    mayManage,
    add: (folderId) => open({ kind: 'new', folderId }),
    actionsOf,
    dialogs: (
      <>
        <MutationOutcomeBanner withoutRefusal state={state} check="Вижте документа, преди да опитате отново." />
        {opened?.kind === 'new' && <DocumentDialog document={undefined} folderId={opened.folderId} {...dialog} />}
        {opened?.kind === 'edit' && <DocumentDialog document={opened.document} folderId={undefined} {...dialog} />}
        {opened?.kind === 'version' && <VersionDialog document={opened.document} {...dialog} />}
      </>
    ),
  }
}
