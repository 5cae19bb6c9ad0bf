import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { passedFilesAtom } from '../write/values/formHandoff.ts'

const ScansDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './ScansDialog.tsx'))

/**
 * Begins a new document with the files that the user drops on a list or chooses. If there are several, the user says
 * whether they are one document or each is a document of its own.
 */
export const useNewFromFiles = (module: DocumentModule) => {
  const [, navigate] = useLocation()
  const pass = useSetAtom(passedFilesAtom)
  const [several, setSeveral] = useState<readonly File[]>([])
  const beginOne = (files: readonly File[]) => {
    pass(files)
    navigate(documentModule(module).createDocument())
  }
  return {
    take: (files: readonly File[]) => {
      if (files.length === 1) beginOne(files)
      else setSeveral(files)
    },
    dialog: several.length > 0 && (
      <ScansDialog module={module} files={several} onOne={beginOne} onClose={() => setSeveral([])} />
    ),
  }
}
