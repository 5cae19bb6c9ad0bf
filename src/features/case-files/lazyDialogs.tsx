import { type ComponentProps, lazy, Suspense } from 'react'

const SearchDialog = lazy(() => import('./search/CaseFileSearchDialog.tsx'))
const Links = lazy(() => import('./links/CaseFileLinks.tsx'))
const Card = lazy(() => import('./card/CaseFileCard.tsx'))

/** „Търсене на преписка“; its code is fetched when it is first opened. */
export const CaseFileSearch = ({ open, ...props }: { open: boolean } & ComponentProps<typeof SearchDialog>) =>
  open ? (
    <Suspense fallback={null}>
      <SearchDialog {...props} />
    </Suspense>
  ) : null

/** A case file beside one of its documents; its code is fetched with the page that shows it. */
export const CaseFileCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={null}>
    <Card {...props} />
  </Suspense>
)

/** „Свързани обекти“ of a case file, seen from one of its documents; `readOnly` shows them without the buttons. */
export const CaseFileLinks = (props: ComponentProps<typeof Links>) => (
  <Suspense fallback={null}>
    <Links {...props} />
  </Suspense>
)
