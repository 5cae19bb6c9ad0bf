import { Route } from 'wouter'
import type { ScreenRoute } from '../../modules/route.ts'
import { screenOf, usePart } from './lazyScreen.ts'

/** The page of a route with its parameters. Whoever draws it gives the fallbacks of loading and failing. */
export const PageOutlet = ({ route }: { route: ScreenRoute }) => {
  const Page = usePart(screenOf(route))
  return (
    <Route path={route.path}>
      <Page />
    </Route>
  )
}
