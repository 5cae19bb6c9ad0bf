import { useCallback, useSyncExternalStore } from 'react'

export const phone = '(max-width: 40em)'
/** From 1440 pixels on, two columns fit side by side. */
export const wideDesk = '(min-width: 90em)'

export const useMedia = (query: typeof phone | typeof wideDesk): boolean => {
  const listen = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => matchMedia(query).matches)
}
