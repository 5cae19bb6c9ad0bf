import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { documents } from '../../contract/documents.ts'
import { mayCallAtom } from '../../state/access.ts'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Adding = lazyPart(() => import('./AddCorrespondent.tsx'))

export const AddCorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Adding>) => {
  const mayAdd = useAtomValue(mayCallAtom)(documents.createDocumentCorrespondent)
  return open && mayAdd ? <Adding {...props} /> : null
}
