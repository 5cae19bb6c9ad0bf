import { useLocationProperty } from 'wouter/use-browser-location'

const address = (): string => location.pathname + location.search + location.hash

/** The address as the browser has it, search and hash included; the component follows every part of it. */
export const useAddress = (): string => useLocationProperty(address)
