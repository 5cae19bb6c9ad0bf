import { type ComponentProps, lazy, Suspense } from 'react'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'

const SearchDialog = lazy(() => import('./search/CaseFileSearchDialog.tsx'))
const Links = lazy(() => import('./links/CaseFileLinks.tsx'))
const Card = lazy(() => import('./card/CaseFileCard.tsx'))

/** „Търсене на преписка“; its code is fetched when it is first opened. */
export const CaseFileSearch = ({ open, ...props }: { open: boolean } & ComponentProps<typeof SearchDialog>) =>
  open ? (
    <DialogPart name="Търсене на преписка" onClose={props.onClose}>
      <SearchDialog {...props} />
    </DialogPart>
  ) : null

/** A case file beside one of its documents; its code is fetched with the page that shows it. */
export const CaseFileCard = (props: ComponentProps<typeof Card>) => (
  <Part name="Преписка">
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  </Part>
)

/** „Свързани обекти“ of a case file, seen from one of its documents; `readOnly` shows them without the buttons. */
export const CaseFileLinks = (props: ComponentProps<typeof Links>) => (
  <Part name="Свързани обекти">
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  </Part>
)
