import type { ComponentProps } from 'react'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Editor = lazyPart(() => import('./CorrespondentEditor.tsx'))

/** The correspondent dialog; its code is fetched when it is first opened. */
export const CorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Editor>) =>
  open ? <Editor {...props} /> : null
