import { useLocationProperty } from 'wouter/use-browser-location'

const search = (): string => location.search.replace(/^\?/, '')

/**
 * The search part of the address as it stands there, without its question mark; the component follows it. The router's
 * own hook decodes it once already, so that „100%25 ДДС“ would be read twice.
 */
export const useSearch = (): string => useLocationProperty(search)
