import { createContext } from 'react'

/** Whether a field belongs to a filter: what is sought may have a value that nobody gives any more. */
export const InFilterContext = createContext(false)
