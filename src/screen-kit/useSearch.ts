import { useLocationProperty } from 'wouter/use-browser-location'

const search = (): string => location.search.replace(/^\?/, '')

/**
 * The unmodified search part of the address, without its question mark; the component follows it. The router's own hook
 * already decodes it once, so „100%25 ДДС“ would be decoded twice.
 */
export const useSearch = (): string => useLocationProperty(search)
