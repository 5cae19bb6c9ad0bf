import { useLocationProperty } from 'wouter/use-browser-location'

const search = (): string => location.search.replace(/^\?/, '')

/**
 * The search part of the URL, still encoded, without the question mark; the component renders again when it changes.
 * The router's own hook decodes it once, so „100%25 ДДС“ would be decoded twice.
 */
export const useSearch = (): string => useLocationProperty(search)
