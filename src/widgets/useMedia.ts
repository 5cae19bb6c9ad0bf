import { useCallback, useSyncExternalStore } from 'react'

/** As narrow as the style sheets call a phone. */
export const phone = '(max-width: 40em)'
/** A window in which two things are read beside each other: from 1440 pixels on. */
export const wideDesk = '(min-width: 90em)'

/** Whether the window is so: for what is drawn otherwise there, not only laid out otherwise. */
export const useMedia = (query: typeof phone | typeof wideDesk): boolean => {
  const listen = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => matchMedia(query).matches)
}
