import { useCallback, useSyncExternalStore } from 'react'

export const phone = '(max-width: 40em)'
/** The media query of a window in which two columns fit side by side, from 1440 pixels on. */
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
