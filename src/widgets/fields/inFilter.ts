import { createContext } from 'react'

/** True inside a filter, where the user can also choose inactive values. */
export const InFilterContext = createContext(false)
