import { createContext, use } from 'react'
import type { RouteParams } from '../routes/routeMatcher.ts'

/** The parameters of the match that the access gate made; the router does not match again. */
export const RouteParamsContext = createContext<RouteParams>({})

export const useRouteParams = (): RouteParams => use(RouteParamsContext)
