import { useLocation, useSearch } from 'wouter'

/** The address as the browser has it, search and hash included; the component follows it. */
export const useAddress = (): string => {
  useLocation()
  useSearch()
  return location.pathname + location.search + location.hash
}
