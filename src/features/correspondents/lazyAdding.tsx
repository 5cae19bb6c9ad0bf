import type { ComponentProps } from 'react'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Adding = lazyPart(() => import('./AddCorrespondent.tsx'))

export const AddCorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Adding>) =>
  open ? <Adding {...props} /> : null
