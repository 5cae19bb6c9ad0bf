import { Suspense } from 'react'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute } from '../../modules/route.ts'
import { ErrorBoundary } from '../../widgets/page/ErrorBoundary.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { ScreenFailed } from './ScreenFailed.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { UnderConstruction } from './UnderConstruction.tsx'

type Props = {
  route: AppRoute
  address: string
  /** Where the module starts, for screens that are still to come. */
  home: string | undefined
}

const Screen = ({ route, home }: Omit<Props, 'address'>) => {
  if ('later' in route) return <UnderConstruction route={route} home={home} />
  if ('external' in route) return <ExternalLink route={route} />
  if ('redirect' in route) return null
  return <PageOutlet route={route} />
}

/**
 * The screen of a route, loaded on demand. Another path is another screen: nothing of the one before stays in it;
 * a changed search part (filter, page) leaves it as it is.
 */
export const ScreenOutlet = ({ route, address, home }: Props) => (
  <ErrorBoundary key={plainPath(address)} fallback={(error, again) => <ScreenFailed error={error} again={again} />}>
    <Suspense fallback={<ScreenSkeleton title={route.title} shape={route.hidden ? 'page' : 'list'} />}>
      <Screen route={route} home={home} />
    </Suspense>
  </ErrorBoundary>
)
