import { createContext, use } from 'react'
import type { RouteParams } from '../routes/routeMatcher.ts'

/** The parameters of the route, from the match that the access check made; the router does not match a second time. */
export const RouteParamsContext = createContext<RouteParams>({})

export const useRouteParams = (): RouteParams => use(RouteParamsContext)
