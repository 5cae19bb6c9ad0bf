import type { ComponentProps } from 'react'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Editor = lazyPart(() => import(/* webpackChunkName: "correspondent-dialogs" */ './CorrespondentEditor.tsx'))

export const CorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Editor>) =>
  open ? <Editor {...props} /> : null
