import type { ComponentProps } from 'react'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Adding = lazyPart(() => import('./AddCorrespondent.tsx'))

/** „Добавяне на кореспондент“ of a document that exists; its code is fetched when it is first opened. */
export const AddCorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Adding>) =>
  open ? <Adding {...props} /> : null
