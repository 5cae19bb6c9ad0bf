import type { ComponentProps } from 'react'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'

const SearchDialog = lazyPart(() => import('./search/CaseFileSearchDialog.tsx'))
const Links = lazyPart(() => import(/* webpackChunkName: "case-file" */ './links/CaseFileLinks.tsx'))
const Card = lazyPart(() => import(/* webpackChunkName: "case-file" */ './card/CaseFileCard.tsx'))

export const CaseFileSearch = ({ open, ...props }: { open: boolean } & ComponentProps<typeof SearchDialog>) =>
  open ? (
    <DialogPart name="Търсене на преписка" onClose={props.onClose}>
      <SearchDialog {...props} />
    </DialogPart>
  ) : null

export const CaseFileCard = (props: ComponentProps<typeof Card>) => (
  <Part name="Преписка">
    <Card {...props} />
  </Part>
)

export const CaseFileLinks = (props: ComponentProps<typeof Links>) => (
  <Part name="Свързани обекти">
    <Links {...props} />
  </Part>
)
