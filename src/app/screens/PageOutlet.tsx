import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Route } from 'wouter'
import type { ScreenRoute } from '../../modules/route.ts'
import { isScreenWaitingAtom } from '../../state/startGate.ts'
import { useLoaded } from '../../widgets/page/lazyPart.tsx'
import { screenOf } from './lazyScreen.ts'

type Props = {
  route: ScreenRoute
  fallback: ReactNode
}

export const PageOutlet = ({ route, fallback }: Props) => {
  const Page = useLoaded(screenOf(route))
  const isEarly = useAtomValue(isScreenWaitingAtom)
  if (!Page || isEarly) return fallback
  return (
    <Route path={route.path}>
      <Page />
    </Route>
  )
}
