import { createContext } from 'react'

/** In a filter, values that are no longer in use can be chosen. */
export const InFilterContext = createContext(false)
