import { createContext } from 'react'

/** In a filter the user can also choose inactive values. */
export const InFilterContext = createContext(false)
