import { useLocationProperty } from 'wouter/use-browser-location'

const search = (): string => location.search.replace(/^\?/, '')

/** Without the question mark, still encoded. The router's hook would decode „100%25 ДДС“ twice. */
export const useSearch = (): string => useLocationProperty(search)
