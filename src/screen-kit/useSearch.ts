import { useLocationProperty } from 'wouter/use-browser-location'

const search = (): string => location.search.replace(/^\?/, '')

/**
 * Returns the search part of the URL without the question mark, still encoded; the component renders again when it
 * changes. The router's hook is not used, because it decodes the text, and „100%25 ДДС“ would then be decoded twice.
 */
export const useSearch = (): string => useLocationProperty(search)
